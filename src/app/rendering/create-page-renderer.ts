import type { RequestHandler } from 'react-router'
import { RouterContextProvider } from 'react-router'
import type { Clock } from '../../platform/clock.ts'
import { contentSecurityPolicy, scriptHashes } from '../../platform/http/content-security.ts'
import type { Dispatcher } from '../../platform/http/dispatcher.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { Session } from '../../ui/api/api-provider.tsx'
import { visitPlaceContext } from '../../ui/routing/page-load.ts'
import { serverI18n } from '../i18n/server-i18n.ts'
import { createCachedPage } from '../page-cache/cached-page.ts'
import type { RenderPage } from '../page-cache/page-cache.ts'
import type { CreateContext } from '../wiring/create-contexts.ts'
import { inProcessTransport } from '../wiring/in-process-transport.ts'
import { createQueryClient } from './query-client.ts'
import { visitRenderContext } from './visit-render.ts'

interface RendererOptions {
  readonly dispatcher: Dispatcher
  readonly createContext: CreateContext
  readonly clock: Clock
  readonly log: Log
  readonly publicUrl: string
  readonly preloadsOf: (lng: Language) => readonly string[]
  /** React Router's handler over the built routes; in development over the freshest ones. */
  readonly handle: () => Promise<RequestHandler>
  /** Vite writes scripts and styles into the page while developing, which the policy would forbid. */
  readonly developing: boolean
}

interface PageFacts {
  readonly lng: Language
  readonly tags: ReadonlySet<string>
  readonly publicUrl: string
  readonly developing: boolean
}

const headersOf = (html: string, { lng, tags, publicUrl, developing }: PageFacts) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': lng,
  vary: 'Accept-Encoding, Cookie',
  ...(!developing && { 'content-security-policy': contentSecurityPolicy(scriptHashes(html)) }),
  ...securityHeaders(publicUrl),
  ...(tags.size > 0 && { 'surrogate-key': [...tags].join(' ') }),
})

const keptHeaders = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300' }
const passingHeaders = { 'cache-control': 'no-store' }

/** Renders a page of the site as anybody sees it, noting what it read. */
export const createPageRenderer = (options: RendererOptions): RenderPage => {
  const { dispatcher, createContext, clock, log, publicUrl, preloadsOf, handle, developing } = options
  return async ({ target, lng, cacheable }) => {
    const tags = new Set<string>()
    const renderedAtMs = clock.now().epochMilliseconds
    const ctx = createContext({
      log,
      lng,
      caller: null,
      reads: (...read) => {
        for (const tag of read) tags.add(tag)
      },
    })
    const session: Session = { transport: inProcessTransport(dispatcher, ctx), lng, publicUrl }
    const queries = createQueryClient({ retry: false })
    const provider = new RouterContextProvider()
    provider.set(visitPlaceContext, { session, queries })
    provider.set(visitRenderContext, {
      session,
      queries,
      i18n: serverI18n[lng],
      preloads: preloadsOf(lng),
      log,
    })
    const answer = await (await handle())(new Request(new URL(target, publicUrl)), provider)
    const html = await answer.text()
    queries.clear()
    const keep = cacheable && answer.status === 200
    const headers = {
      ...headersOf(html, { lng, tags, publicUrl, developing }),
      ...(keep ? keptHeaders : passingHeaders),
    }
    return {
      page: await createCachedPage({ status: answer.status, html, headers, tags, renderedAtMs }),
      keep,
    }
  }
}
