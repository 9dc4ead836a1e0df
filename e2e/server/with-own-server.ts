import { test as journey } from '../journey.ts'
import { openOwnServer } from './own-server.ts'

interface OwnServer {
  readonly ownServer: Awaited<ReturnType<typeof openOwnServer>>
}

/** The same with a server whose environment differs. */
export const testWithServerOf = (environment: () => Readonly<Record<string, string>>) =>
  journey.extend<object, OwnServer>({
    ownServer: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
      async ({}, use) => {
        const server = await openOwnServer(environment())
        await use(server)
        await server.close()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ ownServer }, use) => use(ownServer.baseURL),
  })

/** For journeys that change what every page shows, or what others would change under them: one server for a file. */
export const testWithOwnServer = testWithServerOf(() => ({}))
