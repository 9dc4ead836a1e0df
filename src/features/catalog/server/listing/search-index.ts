import type { Context } from '../../../../platform/context/context.ts'
import { createSearchIndex } from '../../../search/server/search-index.public.ts'
import { isProductId } from '../../catalog.rules.ts'
import { productIdsOf, productsTag, searchTag } from '../catalog.tags.public.ts'

/** The words of all products. The announced tags keep them up to date. */
export const searchIndex = createSearchIndex((tags) => {
  const ids = productIdsOf(tags).filter(isProductId)
  const hasWords = tags.includes(searchTag)
  if (ids.length === 0) return hasWords || tags.includes(productsTag) ? 'unknown' : []
  return hasWords ? ids : []
})

/** Loads the index, so that a later search finds it ready. If this fails, the search itself reports the error. */
export const expectSearches = (ctx: Context) => {
  ctx.resident(searchIndex).catch(() => {})
}
