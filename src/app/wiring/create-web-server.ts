import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findCaller } from '../../features/accounts/server/sessions/find-caller.ts'
import { keepSentAway } from '../../features/dashboard/server/sent-away/keep-sent-away.public.ts'
import { noteSavedList } from '../../features/journal/server/note-saved-list.public.ts'
import { houseResident } from '../../features/settings/server/house.public.ts'
import { defaultHouse } from '../../features/settings/settings.defaults.ts'
import { childTasks } from '../../platform/children/reused-child.ts'
import { bearerToken } from '../../platform/http/bearer-token.ts'
import { uploadsAtWork } from '../../platform/http/bodies/receive-uploads.ts'
import { registerHealth } from '../../platform/http/connections/health.ts'
import { visitorOf } from '../../platform/http/connections/visitor-of.ts'
import { createWellbeing } from '../../platform/http/connections/wellbeing.ts'
import { createServer } from '../../platform/http/create-server.ts'
import { registerApiDocs } from '../../platform/http/documents/register-api-docs.ts'
import { sentAwayBy } from '../../platform/http/refusals/sent-away.ts'
import { registerApi } from '../../platform/http/register-api.ts'
import { registerMedia } from '../../platform/http/register-media.ts'
import { requestLanguage } from '../../platform/http/request-language.ts'
import { createRequestMetrics } from '../../platform/http/request-metrics.ts'
import { passwordsAtWork } from '../../platform/passwords/hash-password.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import type { SentAway } from '../../shared/sent-away.ts'
import { allIndexedPages } from '../found/all-indexed-pages.ts'
import { registerFound } from '../found/register-found.ts'
import { translate } from '../i18n/translate.ts'
import { pageUrlOf } from '../page-cache/page-key.ts'
import { servePages } from '../page-cache/serve-pages.ts'
import { registerBrandFiles } from './assets/register-brand-files.ts'
import { registerRouteManifest } from './assets/register-route-manifest.ts'
import { registerWebManifest } from './assets/register-web-manifest.ts'
import { createPages, type PagesOptions } from './create-pages.ts'
import { knownHouseName } from './known-house-name.ts'
import type { System } from './open-system.ts'
import { registerOneClickStop } from './posted/register-one-click-stop.ts'
import { registerPostedForms } from './posted/register-posted-forms.ts'
import { probeReading, probeWriting } from './probe-system.ts'
import { sentAwayCounts } from './sent-away-counts.ts'
import { worthOfRequest } from './worth-of-request.ts'

interface WebServerOptions extends PagesOptions {
  /** Registers the routes of this kind of start, such as the built assets. */
  readonly before?: (server: FastifyInstance) => Promise<void>
  /** A process whose event loop is late by more refuses requests; 0, for tests on a busy machine, never refuses. */
  readonly mostDelayMs?: number
  /** Replaces the measured load in tests. */
  readonly pressure?: () => number
}

const requestsPerMinute = 600
const usualMostDelayMs = 2_000

/** What may be open in a process beside its requests, for `/metrics`. */
const openInProcess = ({
  system: { database, bus },
  renders,
}: {
  readonly system: System
  readonly renders: () => number
}): readonly (readonly [string, () => number])[] => [
  ['database', database.inUse],
  ['passwords', passwordsAtWork],
  ['pictures', childTasks],
  ['renders', renders],
  ['subscriptions', bus.subscribers],
  ['uploads', uploadsAtWork],
]

/** Notes what fails and what is sent away, for `/metrics`, the health checks and the dashboard. */
const watchTrouble = (system: System) => {
  const { log, createContext } = system
  const metrics = createRequestMetrics()
  const wellbeing = createWellbeing({ ask: () => probeReading(system), write: () => probeWriting(system) })
  const systemContext = () => createContext({ log, lng: defaultLanguage, caller: null })
  const sentAway = sentAwayCounts({
    nowMs: Date.now,
    keep: (counts) => keepSentAway(systemContext(), counts),
    onFailure: (error) => log.warn({ err: error }, 'counts could not be written yet'),
  })
  const noteSentAway = (reason: SentAway) => {
    metrics.sentAway.inc({ reason })
    sentAway.note(reason)
  }
  return {
    metrics,
    wellbeing,
    systemContext,
    noteSentAway,
    noteFailure: (error: unknown) => {
      wellbeing.note(error)
      const reason = sentAwayBy(error)
      if (reason) noteSentAway(reason)
    },
    end: sentAway.end,
  }
}

/** Makes the context of a request. The session is read at each call, so that its end and a changed role take effect at once. */
const requestContexts = ({ database, clock, tokens, log, createContext }: System) => {
  const callerOf = async (request: FastifyRequest) => {
    const token = bearerToken(request.headers)
    const holder = token === undefined ? null : await tokens.access.read(token)
    return holder && findCaller({ db: database.db, clock }, holder)
  }
  return async (request: FastifyRequest) =>
    createContext({
      log: log.child({ requestId: request.id }),
      lng: requestLanguage(request),
      caller: await callerOf(request),
      visitor: visitorOf(request),
    })
}

/** The web server of a process: API, pages and their cache, and health checks, over one HTTP server. */
export const createWebServer = async (options: WebServerOptions): Promise<FastifyInstance> => {
  const { system, handle } = options
  const { config, log, bus, dispatcher, createContext } = system
  const { publicUrl } = config
  const { render, renders, pages } = createPages(options)
  const { metrics, wellbeing, systemContext, noteSentAway, noteFailure, end } = watchTrouble(system)
  const contextOf = requestContexts(system)
  const { fromCache, rendered } = servePages({
    pages,
    publicUrl,
    onCached: () => metrics.cachedPages.inc(),
    onUnavailable: () => noteSentAway('outage'),
  })

  const { server, door } = await createServer({
    log,
    translate,
    metrics,
    publicUrl,
    trustProxy: config.trustProxy,
    requestsPerMinute,
    mostDelayMs: options.mostDelayMs ?? usualMostDelayMs,
    worthOf: worthOfRequest,
    pressure: options.pressure,
    onFailure: noteFailure,
    houseName: await knownHouseName({ bus, createContext: systemContext, onFailure: wellbeing.note }),
    pageLanguage: (request) => pageUrlOf(request.url, request.headers).lng,
    around: options.around ?? fromCache,
  })

  server.addHook('onClose', end)
  server.addHook('onClose', pages.end)
  for (const [kind, count] of openInProcess({ system, renders })) metrics.follow(kind, count)

  await options.before?.(server)
  registerHealth(server, {
    ready: wellbeing.check,
    isShut: door.isShut,
    registry: metrics.registry,
    metricsToken: config.metricsToken,
  })
  registerApiDocs(server, { endpoints: dispatcher.endpoints, title: `${defaultHouse.name}, API`, publicUrl })
  registerApi(server, {
    dispatcher,
    contextOf,
    noteList: (ctx, saved) => ctx.write(({ db }) => noteSavedList(db, ctx, saved)),
  })
  await registerOneClickStop(server, { dispatcher, contextOf })
  registerMedia(server, system.media)
  registerRouteManifest(server, { handle, publicUrl })
  registerBrandFiles(server, {
    createContext: systemContext,
    media: system.media,
    onFailure: (error) => log.warn({ err: error }, 'an icon of the house could not be read'),
  })
  registerWebManifest(server, {
    houseName: async (request) => (await (await contextOf(request)).resident(houseResident)).name,
  })
  registerFound(server, { createContext, bus, nowMs: Date.now, log, publicUrl, kinds: allIndexedPages })
  server.all('/api/*', (_request, reply) => reply.callNotFound())
  server.get('/assets/*', (_request, reply) => reply.callNotFound())
  server.get('/*', rendered)
  await registerPostedForms(server, {
    publicUrl,
    take: async (pageUrl, { body, visitor }) => (await render(pageUrl, { body, visitor })).page,
  })
  return server
}
