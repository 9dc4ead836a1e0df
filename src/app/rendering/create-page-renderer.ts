import { randomUUID } from 'node:crypto'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import type { Visitor } from '../../platform/context/context.ts'
import type { Dispatcher } from '../../platform/http/dispatcher.ts'
import type { Admitted } from '../../platform/http/headers/content-security.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { Session } from '../../ui/api/api-provider.tsx'
import { noTokens } from '../../ui/api/token-keeper.ts'
import { visitPlaceContext } from '../../ui/routing/page-load.ts'
import { serverTranslators } from '../i18n/server-translators.ts'
import { createCachedPage } from '../page-cache/cached-page.ts'
import type { RenderPage } from '../page-cache/page-cache.ts'
import type { PageUrl } from '../page-cache/page-key.ts'
import type { CreateContext } from '../wiring/create-contexts.ts'
import { inProcessTransport } from '../wiring/in-process-transport.ts'
import { isOfAdmin, pageHeaders } from './page-headers.ts'
import { createQueryClient } from './query-client.ts'
import { scriptsAtOnce, scriptsLater } from './scripts-later.ts'
import { visitRenderContext } from './visit-render.ts'

interface RendererOptions {
  readonly dispatcher: Dispatcher
  readonly createContext: CreateContext
  readonly nowMs: () => number
  readonly log: Log
  readonly publicUrl: string
  readonly preloadsOf: (lng: Language) => readonly string[]
  /** React Router's handler for the built routes; during development for the latest ones. */
  readonly handle: (lng: Language) => Promise<RequestHandler>
  /** During development Vite writes scripts and styles into the page, which the production policy would forbid. */
  readonly developing: boolean
  /** The other origins whose scripts may run on our pages: those of the payment provider. */
  readonly admitted?: Admitted | undefined
}

/** A form that was posted to a page without scripts, with its sender. */
export interface PostedForm {
  readonly body: string
  readonly visitor: Visitor
}

const requestOf = (url: URL, posted: PostedForm | undefined) =>
  posted
    ? new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: posted.body,
      })
    : new Request(url)

const movedFrom = 300
const movedBelow = 400

/**
 * Appends the target to our public address; it is not resolved as a URL, because « //elsewhere » would be another host.
 */
const addressOf = (target: string, publicUrl: string) => {
  const url = new URL(publicUrl)
  const [path = '/', query = ''] = target.split(/\?(.*)/s)
  url.pathname = path
  url.search = query
  return url
}

/** Renders a page as every visitor sees it, and records the cache tags that it depends on. */
export const createPageRenderer = (options: RendererOptions) => {
  const { dispatcher, createContext, nowMs, publicUrl, preloadsOf, handle, developing, admitted } = options
  return async (
    { target, lng, cacheable, preview }: PageUrl,
    posted?: PostedForm,
  ): ReturnType<RenderPage> => {
    const log = options.log.child({ renderId: randomUUID() })
    const renderedAtMs = nowMs()
    const tags = new Set<string>()
    const reads = (...read: readonly string[]) => {
      for (const tag of read) tags.add(tag)
    }
    let sound = true
    const onError = (error: unknown) => {
      sound = false
      log.error({ err: error }, 'page failed')
    }
    const ctx = createContext({ log, lng, caller: null, reads, ...(posted && { visitor: posted.visitor }) })
    const session: Session = {
      transport: inProcessTransport(dispatcher, ctx),
      lng,
      publicUrl,
      tokens: noTokens,
    }
    const queries = createQueryClient({ place: 'server' })
    const nonce = randomUUID()
    const visit = {
      session,
      queries,
      translator: serverTranslators[lng],
      preloads: preloadsOf(lng),
      nonce,
      onError,
    }
    const provider = new RouterContextProvider()
    provider.set(visitPlaceContext, { session, queries })
    provider.set(visitRenderContext, visit)

    const answer = await (await handle(lng))(requestOf(addressOf(target, publicUrl), posted), provider)
    const { status } = answer
    const rendered = await answer.text()
    const { pathname } = addressOf(target, publicUrl)
    const write = isOfAdmin(pathname) ? scriptsAtOnce : scriptsLater
    const written = developing ? rendered : write(rendered, nonce)
    queries.clear()
    const keep = cacheable && sound && status === 200 && posted === undefined
    const moved = status >= movedFrom && status < movedBelow ? answer.headers.get('location') : null
    const { html, headers } = pageHeaders({
      path: pathname,
      written,
      nonce,
      lng,
      tags,
      publicUrl,
      keep,
      preview,
      moved,
      developing,
      admitted,
    })
    return { page: createCachedPage({ status, html, headers, tags, renderedAtMs }), keep }
  }
}
