import type { RequestHandler } from 'react-router'
import { createWebServer } from '../app/wiring/create-web-server.ts'
import { assembleSystem } from '../app/wiring/open-system.ts'
import { openSession } from '../features/accounts/server/sessions/open-session.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Role } from '../platform/context/context.ts'
import { silentLog } from '../platform/log/log.ts'
import { enterCustomer } from './accounts/account-factories.ts'
import { testDatabase } from './database/test-database.ts'

interface WebHouseOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Renders the pages, which are empty for tests of the API. */
  readonly handle?: () => Promise<RequestHandler>
  /** Instead of what is measured, of which a busy machine has its own idea. */
  readonly pressure?: () => number
}

/** A house with a public address takes none of the demo's. */
const ownSecrets = {
  APP_SECRET: 'the secret of the house in its tests',
  DEMO_WEBHOOK_SECRET: 'the secret of its payments',
}

/** A process of the house with its HTTP, which listens nowhere yet and runs no jobs. */
export const webHouse = async ({
  env = {},
  handle = async () => async () => new Response(),
  pressure,
}: WebHouseOptions = {}) => {
  const test = await testDatabase()
  const config = readConfig({ NODE_ENV: 'test', ...ownSecrets, ...env })
  const { database } = test
  const system = await assembleSystem({ config, log: silentLog(), database, clock: systemClock })
  const server = await createWebServer({
    system,
    handle,
    preloadsOf: () => [],
    mostDelayMs: 0,
    ...(pressure && { pressure }),
  })
  return {
    test,
    system,
    server,
    /** The header of a call from an account with this role, in a new session. */
    bearer: async (role: Role) => {
      const ctx = system.createContext({ log: system.log, lng: 'fr', caller: null })
      const { id } = await enterCustomer(ctx, { role })
      const { token } = await openSession(ctx, ctx.db, id)
      return { authorization: `Bearer ${token}` }
    },
    close: async () => {
      await server.close()
      await test.close()
    },
  }
}

export type WebHouse = Awaited<ReturnType<typeof webHouse>>
