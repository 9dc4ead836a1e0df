import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/suite/free-port.mjs'
import { expect, test } from '../journey.ts'

/** The built server as its owner starts it, with another environment each time. */
const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return { child, output: () => output }
}

const exitOf = async (child: ChildProcess) =>
  child.exitCode === null ? (await once(child, 'exit'))[0] : child.exitCode

let folder: string

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'house-'))
})

test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.describe('a start that cannot succeed says why in a sentence and ends with 1:', () => {
  const refused = async (env: Record<string, string>, sentence: RegExp) => {
    const { child, output } = start({ DATA_DIR: folder, PORT: String(await freePort()), ...env })
    expect(await exitOf(child)).toBe(1)
    expect(output()).toMatch(sentence)
    expect(output()).not.toMatch(/^\s+at /m)
  }

  test('nonsense in the settings', () => refused({ PORT: 'abc' }, /PORT must be a port number/))

  test('the demo secret on a real database', () =>
    refused({ DATABASE_URL: 'postgres://house@127.0.0.1:1/house' }, /APP_SECRET is still the demo/))

  test('a database that is not there', () =>
    refused(
      {
        DATABASE_URL: 'postgres://house@127.0.0.1:1/house',
        APP_SECRET: 'a'.repeat(40),
        DEMO_WEBHOOK_SECRET: 'b'.repeat(40),
      },
      /127\.0\.0\.1/,
    ))

  test('a folder that cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await refused({ DATA_DIR: join(file, 'data') }, /DATA_DIR|folder/i)
  })

  test('a port that is taken', async () => {
    const holder = createServer().listen(0, '0.0.0.0')
    await once(holder, 'listening')
    const { port } = holder.address() as AddressInfo
    await refused({ PORT: String(port) }, /port is taken.*PORT/i)
    await new Promise((resolve) => holder.close(resolve))
  })
})

test('a stop finishes the request in flight and ends with 0; a second process may not share the folder', async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  const first = start({ DATA_DIR: folder, DEMO_HOUSE: 'false', PORT: String(port) })
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200)

  const second = start({ DATA_DIR: folder, PORT: String(await freePort()) })
  expect(await exitOf(second.child)).toBe(1)
  expect(second.output()).toContain(String(first.child.pid))

  // The server says « continue » once it holds the request: what lies in its queue before that is refused by a stop.
  const headers = { expect: '100-continue', 'content-type': 'application/json', 'content-length': 2 }
  const sent = request({ port, path: '/api/account/favourites', method: 'POST', headers, agent: false })
  const answered = once(sent, 'response')
  sent.flushHeaders()
  await once(sent, 'continue')
  first.child.kill('SIGTERM')
  sent.end('{}')
  const [response] = await answered
  expect(response.statusCode).toBe(401)
  response.resume()
  expect(await exitOf(first.child)).toBe(0)
})
