import { everyTag } from '../../platform/context/tag-bus.ts'
import type { CachedPage } from './cached-page.ts'

/**
 * Rendered pages by key: when memory is full the least recently used page is removed, and a tag removes all pages that
 * depend on it.
 */
export interface PageStore {
  readonly get: (key: string) => CachedPage | undefined
  readonly set: (key: string, page: CachedPage) => void
  readonly forget: (key: string) => void
  readonly drop: (tags: readonly string[]) => void
}

export const createPageStore = ({ maxBytes }: { maxBytes: number }): PageStore => {
  const pages = new Map<string, CachedPage>()
  const keysOfTag = new Map<string, Set<string>>()
  let bytes = 0

  const remove = (key: string) => {
    const page = pages.get(key)
    if (!page) return
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

  return {
    get: (key) => {
      const page = pages.get(key)
      if (page) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    set: (key, page) => {
      remove(key)
      pages.set(key, page)
      bytes += page.bytes
      for (const tag of page.tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key))
      evict()
    },
    forget: remove,
    drop: (tags) => {
      if (tags.includes(everyTag)) for (const key of [...pages.keys()]) remove(key)
      else for (const tag of tags) for (const key of [...(keysOfTag.get(tag) ?? [])]) remove(key)
    },
  }
}
