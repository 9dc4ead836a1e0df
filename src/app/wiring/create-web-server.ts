import type { RequestListener } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestHandler } from 'react-router'
import { findCaller } from '../../features/accounts/server/sessions/find-caller.ts'
import { houseResident } from '../../features/settings/server/house.public.ts'
import { defaultHouse } from '../../features/settings/settings.defaults.ts'
import { bearerToken } from '../../platform/http/bearer-token.ts'
import { registerHealth } from '../../platform/http/connections/health.ts'
import { visitorOf } from '../../platform/http/connections/visitor-of.ts'
import { createWellbeing } from '../../platform/http/connections/wellbeing.ts'
import { createServer } from '../../platform/http/create-server.ts'
import { registerApiDocs } from '../../platform/http/documents/register-api-docs.ts'
import { admitsStripe } from '../../platform/http/headers/content-security.ts'
import { registerApi } from '../../platform/http/register-api.ts'
import { registerMedia } from '../../platform/http/register-media.ts'
import { requestLanguage } from '../../platform/http/request-language.ts'
import { createRequestMetrics } from '../../platform/http/request-metrics.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { allIndexedPages } from '../found/all-indexed-pages.ts'
import { registerFound } from '../found/register-found.ts'
import { translate } from '../i18n/translate.ts'
import { languageCookie } from '../page-cache/language-cookie.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { pageAddressOf } from '../page-cache/page-key.ts'
import { answerOf, sendPage } from '../page-cache/send-page.ts'
import { tidyAddress } from '../page-cache/tidy-address.ts'
import { createPageRenderer } from '../rendering/create-page-renderer.ts'
import type { System } from './open-system.ts'
import { registerOneClickStop } from './posted/register-one-click-stop.ts'
import { registerPostedForms } from './posted/register-posted-forms.ts'
import { askHouse, writeAsHouse } from './probe-house.ts'
import { registerRouteManifest } from './register-route-manifest.ts'
import { registerWebManifest } from './register-web-manifest.ts'
import { worthOfRequest } from './worth-of-request.ts'

interface WebServerOptions {
  readonly system: System
  /** React Router's handler for a language, whose pages name the scripts of that language. */
  readonly handle: (lng: Language) => Promise<RequestHandler>
  readonly preloadsOf: (lng: Language) => readonly string[]
  /** Registers the routes of this kind of start, such as the built assets. */
  readonly before?: (server: FastifyInstance) => Promise<void>
  /** During development: pages are always rendered, and Vite answers first. */
  readonly around?: (handler: RequestListener) => RequestListener
  /** A process whose event loop is late by more refuses requests; 0, for tests on a busy machine, never refuses. */
  readonly mostDelayMs?: number
  /** Replaces the measured load in tests. */
  readonly pressure?: () => number
}

const pageCacheBytes = 24 * 1024 * 1024
const pageFreshMs = 5 * 60_000
const requestsPerMinute = 600
const unavailable = 503
const usualMostDelayMs = 2_000

/** The age of a page is checked at each request and needs no precision, so plain milliseconds are enough. */
const nowMs = Date.now

/** The web server of a process: API, pages and their cache, and health checks, over one HTTP server. */
export const createWebServer = async (options: WebServerOptions): Promise<FastifyInstance> => {
  const { system, handle, preloadsOf } = options
  const { config, log, bus, dispatcher, createContext, tokens } = system
  const { publicUrl } = config
  const metrics = createRequestMetrics()
  const render = createPageRenderer({
    dispatcher,
    createContext,
    nowMs,
    log,
    publicUrl,
    preloadsOf,
    handle,
    developing: options.around !== undefined,
    admitted: config.stripe && admitsStripe,
  })
  const pages = createPageCache({
    render: options.around
      ? async (address) => ({ ...(await render(address)), keep: false })
      : (address) => render(address),
    bus,
    nowMs,
    maxBytes: pageCacheBytes,
    freshMs: pageFreshMs,
    onFailure: (error) => log.error({ err: error }, 'a page past its time could not be replaced'),
  })

  const answerFromCache =
    (handler: RequestListener): RequestListener =>
    (request, response) => {
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (!reads) return handler(request, response)
      const { headers } = request
      const address = pageAddressOf(request.url ?? '/', headers)
      const page = pages.peek(address)
      if (!page) return handler(request, response)
      metrics.cachedPages.inc()
      sendPage({ page, request, cookie: languageCookie({ address, headers, publicUrl }) }, response)
    }

  const wellbeing = createWellbeing({ ask: () => askHouse(system), write: () => writeAsHouse(system) })

  const server = await createServer({
    log,
    translate,
    metrics,
    publicUrl,
    trustProxy: config.trustProxy,
    requestsPerMinute,
    mostDelayMs: options.mostDelayMs ?? usualMostDelayMs,
    worthOf: worthOfRequest,
    pressure: options.pressure,
    onFailure: wellbeing.note,
    around: options.around ?? answerFromCache,
  })

  /** The session is read at each call, so that its end, a changed role and a blocked account take effect at once. */
  const callerOf = async (request: FastifyRequest) => {
    const token = bearerToken(request.headers)
    const holder = token === undefined ? null : await tokens.access.read(token)
    return holder && findCaller({ db: system.database.db, clock: system.clock }, holder)
  }

  const contextOf = async (request: FastifyRequest) =>
    createContext({
      log: log.child({ requestId: request.id }),
      lng: requestLanguage(request),
      caller: await callerOf(request),
      visitor: visitorOf(request),
    })

  const sendRendered = async (request: FastifyRequest, reply: FastifyReply) => {
    // Refuses the data requests of the router, which our pages never send.
    if (/\.data(\?|$)/.test(request.url)) return reply.callNotFound()
    const tidy = tidyAddress(request.url)
    if (tidy !== request.url) return reply.redirect(tidy, 301)
    const address = pageAddressOf(request.url, request.headers)
    const page = await pages.get(address)
    const cookie = languageCookie({ address, headers: request.headers, publicUrl })
    const { status, headers, body } = answerOf({ page, request: request.raw, cookie })
    if (status === unavailable) reply.header('retry-after', '5')
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
    return reply.code(status).send(body)
  }

  await options.before?.(server)
  registerHealth(server, {
    ready: wellbeing.check,
    registry: metrics.registry,
    metricsToken: config.metricsToken,
  })
  registerApiDocs(server, { endpoints: dispatcher.endpoints, title: `${defaultHouse.name}, API`, publicUrl })
  registerApi(server, { dispatcher, contextOf })
  await registerOneClickStop(server, { dispatcher, contextOf })
  registerMedia(server, system.media)
  registerRouteManifest(server, { handle, publicUrl })
  registerWebManifest(server, {
    houseName: async (request) => (await (await contextOf(request)).resident(houseResident)).name,
  })
  registerFound(server, { createContext, bus, nowMs, log, publicUrl, kinds: allIndexedPages })
  server.all('/api/*', (_request, reply) => reply.callNotFound())
  server.get('/assets/*', (_request, reply) => reply.callNotFound())
  server.get('/*', sendRendered)
  await registerPostedForms(server, {
    publicUrl,
    take: async (address, { body, visitor }) => (await render(address, { body, visitor })).page,
  })
  return server
}
