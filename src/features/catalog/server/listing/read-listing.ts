import type { Context } from '../../../../platform/context/context.ts'
import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import { totalPages } from '../../../../shared/pagination.ts'
import { searchProducts } from '../../../search/server/search-products.public.ts'
import type { Listing, ListingFacets, ListingQuery } from '../../catalog.contract.ts'
import { materials } from '../../catalog.limits.ts'
import { findProducts } from '../catalog.repository.ts'
import { categoriesTag, productsTag, productTag } from '../catalog.tags.public.ts'
import { catalogIndex } from './catalog-index.ts'
import { expectSearches, searchIndex } from './search-index.ts'
import { type ProductFacets, selectProducts } from './select-products.ts'

/**
 * One page of the boutique with the counts of its filters. The index says which products the page shows, and the
 * database contains their fields.
 */
export const readListing = async (ctx: Context, query: ListingQuery): Promise<Listing> => {
  const { page, limit, sortBy, search, minPrice, maxPrice, ...filters } = query
  const index = await ctx.resident(catalogIndex)
  if (search === undefined) expectSearches(ctx)
  const found =
    search === undefined
      ? undefined
      : await searchProducts(ctx, { text: search, index: searchIndex, sizeOf: () => index.columns.size })
  const { ids, count, facets } = selectProducts(index.columns, {
    filters: {
      ...filters,
      ...(minPrice !== undefined && { minPriceCents: centsOfEuros(minPrice) }),
      ...(maxPrice !== undefined && { maxPriceCents: centsOfEuros(maxPrice) }),
    },
    sortBy,
    offset: (page - 1) * limit,
    limit,
    found,
  })
  ctx.reads(productsTag, categoriesTag, ...ids.map(productTag))
  return {
    products: await findProducts(ctx, ids),
    count,
    totalPages: totalPages({ count, limit }),
    leftOut: [...(found?.leftOut ?? [])],
    facets: facetsOnTheWire(facets, index.categoryIds),
  }
}

const facetsOnTheWire = (facets: ProductFacets, categoryIds: readonly string[]): ListingFacets => ({
  category: countsInOrder(categoryIds, facets.category),
  material: countsInOrder(materials, facets.material),
  customizable: facets.customizable,
  featured: facets.featured,
  inStock: facets.inStock,
  price: { min: eurosOfCents(facets.priceCents.min), max: eurosOfCents(facets.priceCents.max) },
})

/**
 * Counts every value of the menu, with 0 for a value without products. Values that the menu does not know come last.
 */
const countsInOrder = (values: readonly string[], counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...values.map((value) => [value, 0] as const), ...counts])
