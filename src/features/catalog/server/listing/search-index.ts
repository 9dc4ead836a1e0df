import type { Context } from '../../../../platform/context/context.ts'
import { createSearchIndex } from '../../../search/server/search-index.public.ts'
import { isProductId } from '../../catalog.rules.ts'
import { productIdsOf, productsTag, searchTag } from '../catalog.tags.public.ts'

/** The words of all products, which follow what is announced of them. */
export const searchIndex = createSearchIndex((tags) => {
  const ids = productIdsOf(tags).filter(isProductId)
  const hasWords = tags.includes(searchTag)
  if (ids.length === 0) return hasWords || tags.includes(productsTag) ? 'unknown' : []
  return hasWords ? ids : []
})

/** Lets a search that comes later find the index ready; when that fails, it is the search that says so. */
export const expectSearches = (ctx: Context) => {
  ctx.resident(searchIndex).catch(() => {})
}
