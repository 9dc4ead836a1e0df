import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventsVariable } from './event-log.mjs'
import { runWatched } from './run-watched.mjs'

const log = fileURLToPath(new URL('event-log.mjs', import.meta.url))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'))
  vi.stubEnv(eventsVariable, join(folder, 'events'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const unseen = { take() {}, show() {}, passOn() {}, end() {} }

const run = (program: string, limitMs = 60_000) =>
  runWatched({
    showing: () => unseen,
    command: {
      file: process.execPath,
      args: ['--input-type=module', '--eval', `import { tellSuite } from '${log}'; ${program}`],
      env: { ...process.env, PORT_FILE: join(folder, 'port') },
    },
    limitMs,
  })

const test = `{ kind: 'test', group: 'unit', file: 'a', title: 'adds', outcome: 'passed', ms: 1 }`

/** By its port and not by its number: whom nobody waits for keeps that after its end. */
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

describe('a run that is watched', () => {
  it('answers what it told, to the last event, and how it ended', async () => {
    const { tally, exitCode } = await run(`tellSuite(${test}); tellSuite(${test}); process.exitCode = 3`)
    expect(tally.counts()).toEqual({ passed: 2, failed: 0, skipped: 0 })
    expect(exitCode).toBe(3)
  })

  it('is not ended for being long, while it tells something', async () => {
    const slow = `for (let told = 0; told < 8; told++) {
      tellSuite(${test})
      await new Promise((resolve) => setTimeout(resolve, 300))
    }`
    expect(await run(slow, 1_500)).toMatchObject({ exitCode: 0, isHung: false })
  })

  it('that hangs is ended with all that it started, and fails', async () => {
    const server = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () =>
      require('node:fs').writeFileSync(process.env.PORT_FILE, String(server.address().port)))`
    const hanging = `import { spawn } from 'node:child_process'
      import { existsSync } from 'node:fs'
      spawn(process.execPath, ['--eval', ${JSON.stringify(server)}], { detached: true })
      process.on('SIGTERM', () => {})
      while (!existsSync(process.env.PORT_FILE)) await new Promise(setImmediate)
      tellSuite({ kind: 'begun', file: 'a', title: 'hangs' })
      setInterval(() => {}, 1000)`
    const { tally, exitCode, isHung } = await run(hanging, 3_000)
    expect(isHung).toBe(true)
    expect(exitCode).not.toBe(0)
    expect(tally.underWay()).toEqual(['a: hangs'])
    expect(await answers(Number(readFileSync(join(folder, 'port'), 'utf8')))).toBe(false)
  })
})
