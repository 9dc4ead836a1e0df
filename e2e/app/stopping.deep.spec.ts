import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoAccounts, demoPassword } from '../../db/seed/demo-accounts.ts'
import { runQuietly } from '../../scripts/setup/processes.mjs'
import { freePort } from '../../scripts/suite/free-port.mjs'
import { withPostgres } from '../../scripts/suite/real-postgres.mjs'
import { expect, test } from '../journey.ts'

/** The built server, as a service manager starts and stops it. */
test.describe.configure({ timeout: 180_000 })

const stopLimitMs = 2_000

let folder: string
let server: ChildProcess | undefined

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stopping-'))
})

test.afterEach(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}) => {
  const port = await freePort()
  server = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      PORT: String(port),
      ...env,
    },
    stdio: 'ignore',
  })
  return { process: server, url: `http://127.0.0.1:${port}` }
}

const readyAt = (url: string) =>
  expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 90_000,
        intervals: [20],
      },
    )
    .toBe(200)

/** The demo house is furnished as long as its pictures come. */
const untilItFurnishes = () =>
  expect.poll(() => existsSync(join(folder, 'media')), { timeout: 90_000, intervals: [10] }).toBe(true)

/** Another child than the one which took the picture in makes its further widths. */
const untilItMakesWidths = ({ pid = 0 }: ChildProcess, children: number) =>
  expect
    .poll(
      async () => {
        const { output } = await runQuietly({ file: 'ps', args: ['-A', '-o', 'ppid=,args='] })
        return output
          .split('\n')
          .filter((line) => line.trim().startsWith(`${pid} `) && line.includes('picture-worker')).length
      },
      { timeout: 90_000, intervals: [20] },
    )
    .toBeGreaterThanOrEqual(children)

/** A picture whose widths take seconds. */
const grain = () =>
  sharp({
    create: {
      width: 2400,
      height: 2400,
      channels: 3,
      background: '#e8ded2',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()

const sendPicture = async (url: string) => {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: demoAccounts.find(({ role }) => role === 'admin')?.email,
      password: demoPassword,
    }),
  })
  const { token } = await login.json()
  const { products } = await (await fetch(`${url}/api/products?limit=1`)).json()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await grain())]), 'grain.jpg')
  const answer = await fetch(`${url}/api/products/${products[0]._id}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(answer.ok).toBe(true)
}

const stop = async (running: ChildProcess) => {
  const exit = once(running, 'exit')
  const toldAt = performance.now()
  running.kill('SIGTERM')
  const [code] = await exit
  return { code, ms: performance.now() - toldAt }
}

/** A visitor whose browser keeps its connection to the house. */
const visit = async (url: string) => {
  const agent = new Agent({ keepAlive: true })
  const [response] = await once(get(`${url}/boutique`, { agent }), 'response')
  response.resume()
  await once(response, 'end')
  expect(response.headers.connection).toBe('keep-alive')
}

test('a house that is furnished, or makes pictures, ends at once, its database closed, and goes on where it was', async () => {
  const furnishing = await start()
  await untilItFurnishes()
  const interrupted = await stop(furnishing.process)
  expect(interrupted.code).toBe(0)
  expect(interrupted.ms).toBeLessThan(stopLimitMs)

  const open = await start()
  await readyAt(open.url)
  await sendPicture(open.url)
  await untilItMakesWidths(open.process, 2)
  await visit(open.url)
  const stopped = await stop(open.process)
  expect(stopped.code).toBe(0)
  expect(stopped.ms).toBeLessThan(stopLimitMs)
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  expect(existsSync(join(folder, 'db/postmaster.pid'))).toBe(false)

  const again = await start()
  await readyAt(again.url)
  await untilItMakesWidths(again.process, 1)
})

test('a house on a new PostgreSQL takes what needs a queue as soon as it is ready, and ends at once', () =>
  withPostgres(async (url) => {
    const own = { APP_SECRET: 'a'.repeat(40), DEMO_WEBHOOK_SECRET: 'b'.repeat(40) }
    const first = await start({ DATABASE_URL: url, ...own })
    await readyAt(first.url)
    const withdrawal = await fetch(`${first.url}/api/withdrawals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Jeanne Untel',
        email: 'jeanne@maison.test',
        orderNumber: 'MC-2026-000001',
        items: 'all',
        statement: '',
        confirmed: true,
      }),
    })
    expect(withdrawal.status).toBe(201)
    await visit(first.url)
    const stopped = await stop(first.process)
    expect(stopped.code).toBe(0)
    expect(stopped.ms).toBeLessThan(stopLimitMs)
  }))
