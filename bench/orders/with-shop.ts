import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buildIfStale } from '../../scripts/setup/build.mjs'
import { nodeBinary } from '../../scripts/setup/node-binary.mjs'
import { inProject } from '../../scripts/setup/project.mjs'
import { testEnvironment } from '../../scripts/suite/environment.mjs'
import { freePort } from '../../scripts/suite/free-port.mjs'
import { withPostgres } from '../../scripts/suite/real-postgres.mjs'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openServerDatabase } from '../../src/platform/db/server/server-database.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import { createTokens, type Tokens } from '../../src/platform/sessions/tokens.ts'
import { runServer } from '../run-server.ts'

/** The built product over a PostgreSQL server whose commits reach the disk, as a real house has it. */
export interface Shop {
  readonly port: number
  readonly database: Database
  readonly tokens: Tokens
}

const secret = 'the secret of the house while it is measured'

export const withShop = async <T>(work: (shop: Shop) => Promise<T>): Promise<T> => {
  await buildIfStale()
  return withPostgres(
    async (url) => {
      const database = await openServerDatabase({ url, log: silentLog() })
      const dataDir = mkdtempSync(join(tmpdir(), 'bench-shop-'))
      try {
        await migrate(database, inProject('db/migrations'))
        const port = await freePort()
        const env = shopEnvironment({ port, dataDir, url })
        const tokens = createTokens({ secrets: [secret], clock: systemClock })
        return await runServer({ port, env }, () => work({ port, database, tokens }))
      } finally {
        await database.close()
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    { durable: true },
  )
}

const shopEnvironment = ({ port, dataDir, url }: { port: number; dataDir: string; url: string }) => ({
  ...testEnvironment({
    env: process.env,
    settings: readFileSync(inProject('.env.example'), 'utf8'),
    node: nodeBinary(),
  }),
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  APP_SECRET: secret,
  DEMO_PAYMENTS: 'true',
  DEMO_WEBHOOK_SECRET: 'the secret of the demo payment while it is measured',
  LOG_LEVEL: 'warn',
})
