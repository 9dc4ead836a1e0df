import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventsVariable } from './event-log.mjs'
import { createSilence, runWatched } from './run-watched.mjs'

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

const run = (program: string, waiting: { pause?: () => Promise<unknown> } = {}) =>
  runWatched({
    ...waiting,
    showing: () => unseen,
    command: {
      file: process.execPath,
      args: ['--input-type=module', '--eval', `import { tellSuite } from '${log}'; ${program}`],
      env: { ...process.env, PORT_FILE: join(folder, 'port') },
    },
  })

const test = `{ kind: 'test', group: 'unit', file: 'a', title: 'adds', outcome: 'passed', ms: 1 }`

/** Asks its port and not its number: a process that no parent waits for keeps its number after its end. */
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

  it('that hangs is ended with all that it started, and fails', async () => {
    const server = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () =>
      require('node:fs').writeFileSync(process.env.PORT_FILE, String(server.address().port)))`
    const untilItHangs = async () => {
      while (!existsSync(join(folder, 'port'))) await turn()
    }
    const hanging = `import { spawn } from 'node:child_process'
      tellSuite({ kind: 'begun', file: 'a', title: 'hangs' })
      spawn(process.execPath, ['--eval', ${JSON.stringify(server)}], { detached: true })
      process.on('SIGTERM', () => {})
      setInterval(() => {}, 1000)`
    const { tally, exitCode, isHung } = await run(hanging, { pause: untilItHangs })
    expect(isHung).toBe(true)
    expect(exitCode).not.toBe(0)
    expect(tally.underWay()).toEqual(['a: hangs'])
    const port = Number(readFileSync(join(folder, 'port'), 'utf8'))
    await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(false)
  })
})

it('a run is silent for too long when nothing was told for all that time, however long it is in all', () => {
  const silence = createSilence(1_000)
  const looks = (...told: boolean[]) => told.map((hasTold) => silence.isTooLong(hasTold))
  expect(looks(false, false, false, false, true)).not.toContain(true)
  expect(looks(false, false, false, false, true)).not.toContain(true)
  expect(looks(false, false, false, false, false)).toEqual([false, false, false, false, true])
})
