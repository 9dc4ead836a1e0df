import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../scripts/suite/free-port.mjs'
import type { Db } from '../../platform/db/database.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { silentLog } from '../../platform/log/log.ts'

export interface ServerSettings {
  /** The folder of its pictures, and of its database unless it uses a server. */
  readonly dataDir: string
  readonly databaseUrl?: string
}

const startLimitMs = 60_000
const askEveryMs = 25

/** Runs the built server on a database of its own; a test can kill and restart it. */
export const killedServer = async ({ dataDir, databaseUrl }: ServerSettings) => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    DATA_DIR: dataDir,
    DEMO_HOUSE: 'false',
    DEMO_PAYMENTS: 'true',
    APP_SECRET: 'the secret of a house that is killed',
    DEMO_WEBHOOK_SECRET: 'the secret of its payments',
    PORT: String(port),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  let app: ChildProcess | undefined
  let said = ''

  const run = (file: string, args: readonly string[] = []) => {
    const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
    return child
  }

  const isReady = () =>
    fetch(`${baseUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )

  const end = async (signal: NodeJS.Signals) => {
    const child = app
    app = undefined
    if (!child) return null
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child.exitCode
  }

  return {
    baseUrl,
    /** The output on its terminal since the last call. */
    said: () => {
      const all = said
      said = ''
      return all
    },
    /** Runs a command of the project while the server is stopped, and returns its output. */
    command: async (file: string, args: readonly string[]) => {
      const child = run(file, args)
      const [code] = await once(child, 'close')
      if (code !== 0) throw new Error(`${file} ended with ${code}: ${said}`)
      return said
    },
    start: async () => {
      app = run('build/server/index.js')
      const until = performance.now() + startLimitMs
      while (!(await isReady())) {
        if (app.exitCode !== null || performance.now() > until)
          throw new Error(`The house does not open: ${said}`)
        await wait(askEveryMs)
      }
    },
    kill: () => end('SIGKILL'),
    /** Stops the server and returns its exit code. */
    stop: () => end('SIGTERM'),
    /** Queries the database of the stopped server. */
    inspect: async <T>(look: (db: Db) => Promise<T>) => {
      const database = await openDatabase(
        databaseUrl === undefined ? { dataDir } : { url: databaseUrl, log: silentLog() },
      )
      try {
        return await look(database.db)
      } finally {
        await database.close()
      }
    },
  }
}

export type KilledServer = Awaited<ReturnType<typeof killedServer>>
