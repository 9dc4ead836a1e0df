import type { Context } from '../../../../platform/context/context.ts'
import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import { totalPages } from '../../../../shared/pagination.ts'
import type { Listing, ListingFacets, ListingQuery } from '../../catalog.contract.ts'
import { materials } from '../../catalog.limits.ts'
import { findProducts } from '../catalog.repository.ts'
import { categoriesTag, productsTag, productTag } from '../catalog.tags.ts'
import { catalogIndex } from './catalog-index.ts'
import { readFoundPieces } from './found-pieces.ts'
import { searchPieces } from './search-pieces.ts'
import { searchWords } from './search-words.ts'
import { type PieceFacets, selectPieces } from './select-pieces.ts'

/** One page of the boutique with the counts of its filters: which pieces from the index, the pieces from the database. */
export const readListing = async (ctx: Context, query: ListingQuery): Promise<Listing> => {
  const { page, limit, sortBy, minPrice, maxPrice, ...filters } = query
  const index = await ctx.resident(catalogIndex)
  const found = query.search === undefined ? undefined : await search(ctx, query.search)
  const { ids, count, facets } = selectPieces(index.columns, {
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
    facets: facetsOnTheWire(facets, index.categoryIds),
  }
}

const search = async (ctx: Context, text: string) => {
  const { columns, searches } = await ctx.resident(catalogIndex)
  return searches.recall(searchWords(text).join(' '), async () =>
    readFoundPieces(await searchPieces(ctx.db, text), columns.size),
  )
}

const facetsOnTheWire = (facets: PieceFacets, categoryIds: readonly string[]): ListingFacets => ({
  category: countsInOrder(categoryIds, facets.category),
  material: countsInOrder(materials, facets.material),
  customizable: facets.customizable,
  featured: facets.featured,
  inStock: facets.inStock,
  price: { min: eurosOfCents(facets.priceCents.min), max: eurosOfCents(facets.priceCents.max) },
})

/** Every value of the menu, those without a piece at zero, then values that the menu does not know. */
const countsInOrder = (values: readonly string[], counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...values.map((value) => [value, 0] as const), ...counts])
