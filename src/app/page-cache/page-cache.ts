import { everyTag, type TagBus } from '../../platform/context/tag-bus.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageAddress } from './page-key.ts'
import { createPageStore } from './page-store.ts'

export type RenderPage = (
  address: PageAddress,
) => Promise<{ readonly page: CachedPage; readonly keep: boolean }>

export interface PageCache {
  /** Returns the cached page at once; an outdated page is still returned while one render replaces it. */
  readonly peek: (address: PageAddress) => CachedPage | undefined
  /** Returns the cached page or a new render; concurrent calls share one render. */
  readonly get: (address: PageAddress) => Promise<CachedPage>
}

interface PageCacheOptions {
  readonly render: RenderPage
  readonly bus: TagBus
  readonly nowMs: () => number
  readonly maxBytes: number
  readonly freshMs: number
  /** Called with the error of a render that failed while no request waited for it. */
  readonly onFailure: (error: unknown) => void
}

const failed = 500
/** How long after a failure the next attempt to replace a page waits. */
const pauseMs = 5_000

const outdated = ({ tags }: CachedPage, announced: ReadonlySet<string>) =>
  announced.has(everyTag) || [...tags].some((tag) => announced.has(tag))

/** Caches rendered pages and drops them after writes; a page is never cached when a write came during its render. */
export const createPageCache = ({
  render,
  bus,
  nowMs,
  maxBytes,
  freshMs,
  onFailure,
}: PageCacheOptions): PageCache => {
  const store = createPageStore({ maxBytes })
  /** Running renders that further requests may share, by page. */
  const joinable = new Map<string, Promise<CachedPage>>()
  /** The tags that were announced during each running render, shared or not. */
  const announcedDuring = new Set<Set<string>>()

  bus.subscribe((tags) => {
    store.drop(tags)
    // A request from now on comes after the write, so it needs a render that begins after the write.
    joinable.clear()
    for (const announced of announcedDuring) for (const tag of tags) announced.add(tag)
  })

  /** A page that could not be replaced is given until it can be, and is tried again only after a pause. */
  const rest = (key: string) => {
    const page = store.get(key)
    if (page) store.set(key, { ...page, renderedAtMs: nowMs() - freshMs + pauseMs })
  }

  const land = async (address: PageAddress) => {
    const announced = new Set<string>()
    announcedDuring.add(announced)
    try {
      const { page, keep } = await render(address)
      if (page.status >= failed) rest(address.key)
      else if (!keep) store.forget(address.key)
      else if (!outdated(page, announced)) store.set(address.key, page)
      return page
    } finally {
      announcedDuring.delete(announced)
    }
  }

  const renderOnce = (address: PageAddress) => {
    const known = joinable.get(address.key)
    if (known) return known
    const page = land(address).finally(() => {
      if (joinable.get(address.key) === page) joinable.delete(address.key)
    })
    joinable.set(address.key, page)
    return page
  }

  const replaceStale = (address: PageAddress) => {
    renderOnce(address).catch((error: unknown) => {
      rest(address.key)
      onFailure(error)
    })
  }

  return {
    peek: (address) => {
      const page = store.get(address.key)
      if (page && nowMs() - page.renderedAtMs > freshMs) replaceStale(address)
      return page
    },
    get: (address) => {
      const page = store.get(address.key)
      return page ? Promise.resolve(page) : renderOnce(address)
    },
  }
}
