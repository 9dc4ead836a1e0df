import type { FastifyInstance } from 'fastify'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import type { Language } from '../../shared/i18n/languages.ts'
import { languageOfVersion } from './language-assets.ts'

interface RouteManifestOptions {
  readonly handle: (lng: Language) => Promise<RequestHandler>
  readonly publicUrl: string
}

/** Where the browser asks which files draw the pages that it sees links to; each build answers at its own address, for ever. */
export const registerRouteManifest = (
  server: FastifyInstance,
  { handle, publicUrl }: RouteManifestOptions,
) => {
  server.get('/__manifest', async (request, reply) => {
    const address = new URL(request.url, publicUrl)
    const answerTo = await handle(languageOfVersion(address.searchParams.get('version')))
    const answer = await answerTo(new Request(address), new RouterContextProvider())
    reply.code(answer.status).headers(Object.fromEntries(answer.headers))
    return await answer.text()
  })
}
