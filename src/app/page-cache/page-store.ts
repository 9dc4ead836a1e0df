import { everyTag } from '../../platform/context/tag-bus.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageUrl } from './page-key.ts'

/** A page, and how often it was asked for while it was kept. */
export interface AskedPage {
  readonly pageUrl: PageUrl
  readonly asked: number
}

/**
 * Rendered pages by key: when memory is full the least recently used page is removed, and a tag removes all pages that
 * depend on it.
 */
export interface PageStore {
  /** Each reading counts as being asked for. */
  readonly get: (key: string) => CachedPage | undefined
  readonly set: (pageUrl: PageUrl, page: CachedPage) => void
  /** Counts a page as asked for so many times more, if it is kept. */
  readonly countAsked: (key: string, times: number) => boolean
  readonly forget: (key: string) => void
  /** Returns the pages that it removed. */
  readonly drop: (tags: readonly string[]) => readonly AskedPage[]
}

interface KeptPage {
  readonly pageUrl: PageUrl
  readonly page: CachedPage
  asked: number
}

export const createPageStore = ({ maxBytes }: { maxBytes: number }): PageStore => {
  const pages = new Map<string, KeptPage>()
  const keysOfTag = new Map<string, Set<string>>()
  let bytes = 0

  const remove = (key: string) => {
    const kept = pages.get(key)
    if (!kept) return
    const { page } = kept
    pages.delete(key)
    bytes -= page.bytes
    for (const tag of page.tags) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
  }

  const evict = () => {
    for (const key of pages.keys()) {
      if (bytes <= maxBytes) return
      remove(key)
    }
  }

  const keysOf = (tags: readonly string[]) =>
    tags.includes(everyTag) ? pages.keys() : tags.flatMap((tag) => [...(keysOfTag.get(tag) ?? [])])

  return {
    get: (key) => {
      const kept = pages.get(key)
      if (!kept) return
      pages.delete(key)
      pages.set(key, kept)
      kept.asked++
      return kept.page
    },
    set: (pageUrl, page) => {
      const { key } = pageUrl
      const asked = pages.get(key)?.asked ?? 0
      remove(key)
      pages.set(key, { pageUrl, page, asked })
      bytes += page.bytes
      for (const tag of page.tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key))
      evict()
    },
    countAsked: (key, times) => {
      const kept = pages.get(key)
      if (kept) kept.asked += times
      return kept !== undefined
    },
    forget: remove,
    drop: (tags) => {
      const dropped: AskedPage[] = []
      for (const key of new Set(keysOf(tags))) {
        const kept = pages.get(key)
        if (kept) dropped.push(kept)
        remove(key)
      }
      return dropped
    },
  }
}
