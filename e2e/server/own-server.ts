import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { furnish } from '../../scripts/suite/demo-house.mjs'
import { freePort } from '../../scripts/suite/free-port.mjs'
import { lawsOfFolder } from '../../src/testing/orders/laws-of-folder.ts'
import { expect } from '../journey.ts'

/**
 * A demo house of one journey's own: its clock can be moved and its process killed, which in the house that all share
 * would disturb the other journeys.
 */
export const openOwnServer = async (settings: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const dataDir = join(folder, 'data')
  await furnish(dataDir)
  const port = await freePort()
  const baseURL = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: String(port),
    ...settings,
  }
  const isReady = () =>
    fetch(`${baseURL}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  const start = async () => {
    const started = spawn(
      process.execPath,
      ['--import', './e2e/server/clock-ahead.mjs', 'build/server/index.js'],
      {
        env,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    )
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
    return started
  }
  let server = await start()
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  return {
    baseURL,
    /** Returns once the clock has moved: a token from before would be spent a moment later. */
    halfAnHourLater: async () => {
      const moved = once(server, 'message')
      server.kill('SIGUSR2')
      await moved
    },
    crash: () => end('SIGKILL'),
    startAgain: async () => {
      server = await start()
    },
    /** The rules about money that are violated; the house is closed meanwhile. */
    brokenLaws: async () => {
      await end('SIGTERM')
      const broken = await lawsOfFolder(dataDir)
      server = await start()
      return broken
    },
    close: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
