import type { FastifyInstance } from 'fastify'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import type { Language } from '../../../shared/i18n/languages.ts'
import { languageOfVersion } from './language-assets.ts'

interface RouteManifestOptions {
  readonly handle: (lng: Language) => Promise<RequestHandler>
  readonly publicUrl: string
}

/**
 * Serves the list of files for the pages that the browser sees links to; the address is different for each build, so
 * answers can be cached for ever.
 */
export const registerRouteManifest = (
  server: FastifyInstance,
  { handle, publicUrl }: RouteManifestOptions,
) => {
  server.get('/__manifest', async (request, reply) => {
    const url = new URL(request.url, publicUrl)
    const answerTo = await handle(languageOfVersion(url.searchParams.get('version')))
    const answer = await answerTo(new Request(url), new RouterContextProvider())
    reply.code(answer.status).headers(Object.fromEntries(answer.headers))
    return await answer.text()
  })
}
