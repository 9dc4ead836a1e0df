import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { buildIfStale, serverEntry } from '../scripts/setup/build.mjs'
import { nodeBinary } from '../scripts/setup/node-binary.mjs'
import { heedSignals, launch } from '../scripts/setup/processes.mjs'
import { inProject, projectDir } from '../scripts/setup/project.mjs'
import { Refusal } from '../scripts/setup/refusal.mjs'
import { furnish } from '../scripts/suite/demo-house.mjs'
import { testEnvironment } from '../scripts/suite/environment.mjs'
import { freePort } from '../scripts/suite/free-port.mjs'
import { statusOf } from './raw-answer.ts'

/** The built product, serving the demo house on a port of this machine. */
export interface House {
  readonly port: number
}

type Server = ReturnType<typeof launch>

const startLimitMs = 5 * 60_000
const stopLimitMs = 20_000

/** Starts the built product as `npm start` does, over a finished demo house, and stops it whatever the work comes to. */
export const withHouse = async <T>(work: (house: House) => Promise<T>): Promise<T> => {
  await buildIfStale()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-house-'))
  await furnish(dataDir)
  const port = await freePort()
  const server = launch({
    file: nodeBinary(),
    args: ['--enable-source-maps', serverEntry],
    cwd: projectDir,
    env: houseEnvironment({ port, dataDir }),
  })
  try {
    await untilReady(server, port)
    return await work({ port })
  } catch (error) {
    // A signal ends the server first: then its silence is not the news.
    heedSignals()
    throw error
  } finally {
    await stop(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The settings of whoever runs this stay out: what is measured is the demo house. */
const houseEnvironment = ({ port, dataDir }: { port: number; dataDir: string }) => ({
  ...testEnvironment({
    env: process.env,
    settings: readFileSync(inProject('.env.example'), 'utf8'),
    node: nodeBinary(),
  }),
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
})

const untilReady = async ({ child, output }: Server, port: number) => {
  const startedMs = performance.now()
  while (performance.now() - startedMs < startLimitMs) {
    heedSignals()
    if ((await statusOf({ port, target: '/readyz' })) === 200) return
    if (child.exitCode !== null || child.signalCode !== null) break
    await wait(100)
  }
  throw new Refusal(`The built server does not start:\n${output()}`)
}

const stop = async ({ child, ended }: Server) => {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await ended.catch(() => undefined)
  clearTimeout(timer)
}
