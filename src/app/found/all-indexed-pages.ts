import type { Context } from '../../platform/context/context.ts'
import type { IndexedPage, IndexedPages } from '../../platform/http/indexed-pages.ts'
import { type SitemapEntry, sitemap } from '../../sitemap.ts'

const entries: readonly SitemapEntry[] = Object.values(sitemap)

const fixed: readonly IndexedPage[] = entries
  .filter(({ access, development, indexed }) => access === 'public' && !development && indexed !== false)
  .filter(({ path }) => !/[:*]/.test(path))
  .map(({ path }) => ({ path }))

const fixedPages: IndexedPages = {
  count: async () => fixed.length,
  read: async (_ctx, { offset, limit }) => fixed.slice(offset, offset + limit),
}

const found = import.meta.glob<Record<string, IndexedPages>>('../../features/*/server/*.indexed-pages.ts', {
  eager: true,
})

/** Every page that search engines may list: the pages of the sitemap, then those of each slice, found by file name. */
export const allIndexedPages: readonly IndexedPages[] = [
  fixedPages,
  ...Object.values(found).flatMap((module) => Object.values(module)),
]

/** The number of pages of all kinds. */
export const countPages = async (ctx: Context, kinds: readonly IndexedPages[]) => {
  const counts = await Promise.all(kinds.map((kind) => kind.count(ctx)))
  return counts.reduce((sum, count) => sum + count, 0)
}

interface Range {
  readonly offset: number
  readonly limit: number
}

/** Reads a range of the pages, as if all kinds were one list. */
export const readPages = async (
  ctx: Context,
  kinds: readonly IndexedPages[],
  { offset, limit }: Range,
): Promise<readonly IndexedPage[]> => {
  const pages: IndexedPage[] = []
  let before = 0
  for (const kind of kinds) {
    const count = await kind.count(ctx)
    const start = Math.max(offset - before, 0)
    const wanted = Math.min(limit - pages.length, count - start)
    if (wanted > 0) pages.push(...(await kind.read(ctx, { offset: start, limit: wanted })))
    before += count
  }
  return pages
}
