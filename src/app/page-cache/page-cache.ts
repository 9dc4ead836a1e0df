import { setTimeout as delay } from 'node:timers/promises'
import { everyTag, type TagBus } from '../../platform/context/tag-bus.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageUrl } from './page-key.ts'
import { createPageStore } from './page-store.ts'
import { createPageWarming } from './page-warming.ts'

export type RenderPage = (pageUrl: PageUrl) => Promise<{ readonly page: CachedPage; readonly keep: boolean }>

export interface PageCache {
  /** Returns the cached page at once; an outdated page is still returned while one render replaces it. */
  readonly peek: (pageUrl: PageUrl) => CachedPage | undefined
  /** Returns the cached page or a new render; concurrent calls share one render. */
  readonly get: (pageUrl: PageUrl) => Promise<CachedPage>
  /** Stops rendering dropped pages again. */
  readonly end: () => Promise<void>
}

interface PageCacheOptions {
  readonly render: RenderPage
  readonly bus: TagBus
  readonly nowMs: () => number
  readonly maxBytes: number
  readonly freshMs: number
  /** Called with the error of a render that failed while no request waited for it. */
  readonly onFailure: (error: unknown) => void
  /** Replaced in tests, where nobody waits. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

const unlessAborted = (ms: number, signal: AbortSignal) =>
  delay(ms, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })

const failed = 500
/** How long after a failure the next attempt to replace a page waits. */
const pauseMs = 5_000

const outdated = ({ tags }: CachedPage, announced: ReadonlySet<string>) =>
  announced.has(everyTag) || [...tags].some((tag) => announced.has(tag))

/**
 * Caches rendered pages and drops them after writes; a page is never cached when a write came during its render. Those
 * that are asked for often are rendered again at once.
 */
export const createPageCache = ({
  render,
  bus,
  nowMs,
  maxBytes,
  freshMs,
  onFailure,
  pause = unlessAborted,
}: PageCacheOptions): PageCache => {
  const store = createPageStore({ maxBytes })
  /** Running renders that further requests may share, by page. */
  const joinable = new Map<string, Promise<CachedPage>>()
  /** The tags that were announced during each running render, shared or not. */
  const announcedDuring = new Set<Set<string>>()

  bus.subscribe((tags) => {
    const dropped = store.drop(tags)
    // A request from now on comes after the write, so it needs a render that begins after the write.
    joinable.clear()
    for (const announced of announcedDuring) for (const tag of tags) announced.add(tag)
    warming.add(dropped)
  })

  /** A page that could not be replaced is given until it can be, and is tried again only after a pause. */
  const rest = (pageUrl: PageUrl) => {
    const page = store.get(pageUrl.key)
    if (page) store.set(pageUrl, { ...page, renderedAtMs: nowMs() - freshMs + pauseMs })
  }

  const land = async (pageUrl: PageUrl) => {
    const announced = new Set<string>()
    announcedDuring.add(announced)
    try {
      const { page, keep } = await render(pageUrl)
      if (page.status >= failed) rest(pageUrl)
      else if (!keep) store.forget(pageUrl.key)
      else if (!outdated(page, announced)) store.set(pageUrl, page)
      return page
    } finally {
      announcedDuring.delete(announced)
    }
  }

  const renderOnce = (pageUrl: PageUrl) => {
    const known = joinable.get(pageUrl.key)
    if (known) return known
    const page = land(pageUrl).finally(() => {
      if (joinable.get(pageUrl.key) === page) joinable.delete(pageUrl.key)
    })
    joinable.set(pageUrl.key, page)
    return page
  }

  /** Renders a page that no request waits for. */
  const replace = (pageUrl: PageUrl) =>
    renderOnce(pageUrl).catch((error: unknown) => {
      rest(pageUrl)
      onFailure(error)
    })

  const warming = createPageWarming({ render: replace, countAsked: store.countAsked, nowMs, pause })

  return {
    peek: (pageUrl) => {
      const page = store.get(pageUrl.key)
      if (page && nowMs() - page.renderedAtMs > freshMs) void replace(pageUrl)
      return page
    },
    get: (pageUrl) => {
      const page = store.get(pageUrl.key)
      return page ? Promise.resolve(page) : renderOnce(pageUrl)
    },
    end: warming.end,
  }
}
