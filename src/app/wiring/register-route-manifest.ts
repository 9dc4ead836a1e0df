import type { FastifyInstance } from 'fastify'
import { type RequestHandler, RouterContextProvider } from 'react-router'

interface RouteManifestOptions {
  readonly handle: () => Promise<RequestHandler>
  readonly publicUrl: string
}

/** Where the browser asks which files draw the pages that it sees links to; each build answers at its own address, for ever. */
export const registerRouteManifest = (
  server: FastifyInstance,
  { handle, publicUrl }: RouteManifestOptions,
) => {
  server.get('/__manifest', async (request, reply) => {
    const answer = await (await handle())(
      new Request(new URL(request.url, publicUrl)),
      new RouterContextProvider(),
    )
    reply.code(answer.status).headers(Object.fromEntries(answer.headers))
    return await answer.text()
  })
}
