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

interface WebAppOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Renders the pages; by default they are empty, for tests of the API. */
  readonly handle?: () => Promise<RequestHandler>
  /** From which delay of its event loop on the process refuses requests; by default it refuses none for its load. */
  readonly mostDelayMs?: number
  /** Replaces the measured load, which is high on a busy machine. */
  readonly pressure?: () => number
}

/** A public server refuses the demo's secrets. */
const ownSecrets = {
  APP_SECRET: 'the secret of the house in its tests',
  DEMO_WEBHOOK_SECRET: 'the secret of its payments',
}

/** A process with HTTP that is not listening yet and runs no jobs. */
export const webApp = async ({
  env = {},
  handle = async () => async () => new Response(),
  mostDelayMs = 0,
  pressure,
}: WebAppOptions = {}) => {
  const test = await testDatabase()
  const config = readConfig({ NODE_ENV: 'test', ...ownSecrets, ...env })
  const { database } = test
  const system = await assembleSystem({ config, log: silentLog(), database, clock: systemClock })
  const server = await createWebServer({
    system,
    handle,
    preloadsOf: () => [],
    mostDelayMs,
    ...(pressure && { pressure }),
  })
  return {
    test,
    system,
    server,
    /** The header for a caller with this role, in a new session. */
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

export type WebApp = Awaited<ReturnType<typeof webApp>>
