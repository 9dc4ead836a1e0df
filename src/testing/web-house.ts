import type { RequestHandler } from 'react-router'
import { createWebServer } from '../app/wiring/create-web-server.ts'
import { assembleSystem } from '../app/wiring/open-system.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Caller } from '../platform/context/context.ts'
import { silentLog } from '../platform/log/log.ts'
import { testDatabase } from './test-database.ts'

interface WebHouseOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Renders the pages, which are empty for tests of the API. */
  readonly handle?: () => Promise<RequestHandler>
}

/** A process of the house with its HTTP, which listens nowhere yet and runs no jobs. */
export const webHouse = async ({
  env = {},
  handle = async () => async () => new Response(),
}: WebHouseOptions = {}) => {
  const test = await testDatabase()
  const config = readConfig({ NODE_ENV: 'test', ...env })
  const { database } = test
  const system = await assembleSystem({ config, log: silentLog(), database, clock: systemClock })
  const server = await createWebServer({ system, handle, preloadsOf: () => [], mostDelayMs: 0 })
  return {
    test,
    system,
    server,
    /** The header of a call that this caller makes. */
    bearer: async (caller: Caller) => ({
      authorization: `Bearer ${await system.accessTokens.issue(caller)}`,
    }),
    close: async () => {
      await server.close()
      await test.close()
    },
  }
}

export type WebHouse = Awaited<ReturnType<typeof webHouse>>
