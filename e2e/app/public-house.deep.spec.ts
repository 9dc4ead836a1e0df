import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '../../db/seed/demo-accounts.ts'
import { furnish } from '../../scripts/suite/demo-house.mjs'
import { freePort } from '../../scripts/suite/free-port.mjs'
import { expect, test } from '../journey.ts'

/** The owner's way from the demo to a house that others come to, on the built server. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const publicHouse = {
  PUBLIC_URL: 'https://www.maison.test',
  APP_SECRET: 'a'.repeat(40),
  DEMO_WEBHOOK_SECRET: 'b'.repeat(40),
}

let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'public-house-'))
  await furnish(join(folder, 'demo'))
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const running = new Set<ChildProcess>()

test.afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    running.delete(child)
  }
})

const run = (file: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', LOG_FORMAT: 'json', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return { child, output: () => output }
}

const exitOf = async (child: ChildProcess) =>
  child.exitCode === null ? (await once(child, 'exit'))[0] : child.exitCode

const isReady = (port: number, host = '127.0.0.1') =>
  fetch(`http://${host}:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )

const open = async (env: Readonly<Record<string, string>>) => {
  const port = await freePort()
  const server = run('build/server/index.js', [], { PORT: String(port), ...env })
  running.add(server.child)
  await expect.poll(() => isReady(port), { timeout: 60_000 }).toBe(true)
  return { port, ...server }
}

const refused = async (env: Readonly<Record<string, string>>) => {
  const { child, output } = run('build/server/index.js', [], { PORT: String(await freePort()), ...env })
  expect(await exitOf(child)).toBe(1)
  expect(output()).not.toMatch(/^\s+at /m)
  return output()
}

/** An address of this machine by which others would come to it; none where it has no network. */
const otherAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address

test('the demo opens to this machine only, and to others neither with its secrets nor with its accounts', async () => {
  const dataDir = join(folder, 'demo')
  const { port } = await open({ DATA_DIR: dataDir })
  const elsewhere = otherAddress()
  if (elsewhere) expect(await isReady(port, elsewhere)).toBe(false)
  for (const child of running) child.kill('SIGTERM')
  await Promise.all([...running].map(exitOf))

  const { PUBLIC_URL } = publicHouse
  expect(await refused({ DATA_DIR: dataDir, PUBLIC_URL })).toContain('APP_SECRET is still the demo')
  const asItStands = await refused({ DATA_DIR: dataDir, ...publicHouse })
  expect(asItStands).toContain('admin@maison-clairval.example')
  expect(asItStands).toContain('docs/operations.md')
  expect(asItStands).not.toContain(demoPassword)

  expect(await refused({ DATA_DIR: join(folder, 'new'), ...publicHouse })).toContain('DEMO_HOUSE=false')
})

test('an empty house opens to everybody, and its owner chooses the password by a link', async () => {
  const own = { DATA_DIR: join(folder, 'own'), DEMO_HOUSE: 'false', ...publicHouse }
  const email = 'helene@maison.test'
  const password = 'une robe de soie blanche'
  const appoint = (...args: readonly string[]) =>
    run('scripts/run.mjs', ['scripts/appoint-admin.ts', ...args], own)
  const nameless = appoint(email)
  expect(await exitOf(nameless.child)).toBe(1)
  expect(nameless.output()).toContain('say the name too')
  const appointed = appoint(email, 'Hélène', 'Clairval')
  expect(await exitOf(appointed.child)).toBe(0)
  const [, token] =
    /https:\/\/www\.maison\.test\/auth\/nouveau-mot-de-passe#(\S+)/.exec(appointed.output()) ?? []

  const { port, output } = await open(own)
  const elsewhere = otherAddress()
  if (elsewhere) expect(await isReady(port, elsewhere)).toBe(true)
  // No setting says how customers pay: the log tells the owner.
  expect(output()).toContain('nobody can pay')

  const post = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  expect(await post('/auth/reset-password', { token, password })).toMatchObject({ success: true })
  expect(await post('/auth/login', { email, password })).toMatchObject({ user: { role: 'admin' } })
})
