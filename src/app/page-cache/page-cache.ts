import { everyTag, type TagBus } from '../../platform/context/tag-bus.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageAddress } from './page-key.ts'
import { createPageStore } from './page-store.ts'

export type RenderPage = (
  address: PageAddress,
) => Promise<{ readonly page: CachedPage; readonly keep: boolean }>

export interface PageCache {
  /** The kept page, at once; a page past its time is still given while one render replaces it. */
  readonly peek: (address: PageAddress) => CachedPage | undefined
  /** The kept page or a render of it; however many ask at once, it is rendered once. */
  readonly get: (address: PageAddress) => Promise<CachedPage>
}

interface PageCacheOptions {
  readonly render: RenderPage
  readonly bus: TagBus
  readonly nowMs: () => number
  readonly maxBytes: number
  readonly freshMs: number
}

interface Flight {
  readonly page: Promise<CachedPage>
  /** Tags announced since this render began: it may have read what they changed. */
  readonly announced: Set<string>
}

const outdated = ({ tags }: CachedPage, announced: ReadonlySet<string>) =>
  announced.has(everyTag) || [...tags].some((tag) => announced.has(tag))

/** Keeps rendered pages in step with what was written, without ever keeping one that a write overtook. */
export const createPageCache = ({ render, bus, nowMs, maxBytes, freshMs }: PageCacheOptions): PageCache => {
  const store = createPageStore({ maxBytes })
  const flights = new Map<string, Flight>()

  bus.subscribe((tags) => {
    store.drop(tags)
    for (const { announced } of flights.values()) for (const tag of tags) announced.add(tag)
  })

  const fly = (address: PageAddress): Promise<CachedPage> => {
    const announced = new Set<string>()
    const land = async () => {
      try {
        const { page, keep } = await render(address)
        if (keep && !outdated(page, announced)) store.set(address.key, page)
        return page
      } finally {
        if (flights.get(address.key)?.announced === announced) flights.delete(address.key)
      }
    }
    const page = land()
    flights.set(address.key, { page, announced })
    return page
  }

  const refreshOrGet = (address: PageAddress) => {
    const flight = flights.get(address.key)
    return flight && flight.announced.size === 0 ? flight.page : fly(address)
  }

  return {
    peek: (address) => {
      const page = store.get(address.key)
      if (page && nowMs() - page.renderedAtMs > freshMs) refreshOrGet(address).catch(() => undefined)
      return page
    },
    get: (address) => {
      const page = store.get(address.key)
      return page ? Promise.resolve(page) : refreshOrGet(address)
    },
  }
}
