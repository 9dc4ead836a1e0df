import type { Context } from '../../../../platform/context/context.ts'
import { requireAccess } from '../../../../platform/http/access.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { centsOfEuros, eurosOfCents } from '../../../../shared/money.ts'
import { totalPages } from '../../../../shared/pagination.ts'
import { readAsked } from '../../../search/server/asked/read-asked.public.ts'
import { isReference, searchProducts } from '../../../search/server/search-products.public.ts'
import { deliveryResident, deliveryTag } from '../../../settings/server/delivery.public.ts'
import type { Listing, ListingFacets, ListingQuery } from '../../catalog.contract.ts'
import { materials, sizes } from '../../catalog.limits.ts'
import { colorFamilies } from '../../color-families.ts'
import type { ProductState } from '../../product.limits.ts'
import { findAnyProducts, findProducts } from '../catalog.repository.ts'
import { categoriesTag, productsTag, productTag } from '../catalog.tags.public.ts'
import { narrowByAsked } from './asked-products.ts'
import { catalogIndex, indexOfState } from './catalog-index.ts'
import { setsOfColors } from './colors/sets-of-colors.ts'
import { productsInTime } from './products-in-time.ts'
import { expectSearches, searchIndex } from './search-index.ts'
import { countProducts, type ProductFacets, selectProducts } from './select-products.ts'

/**
 * One page of the boutique with the counts of its filters. The index says which products the page shows, and the
 * database contains their fields.
 */
export const readListing = async (ctx: Context, query: ListingQuery): Promise<Listing> => {
  if (query.state !== undefined && query.state !== 'published') return readUnshown(ctx, query, query.state)
  const { page, limit, sortBy, search, minPrice, maxPrice, state: _published, ...chosen } = query
  const { columns, categoryIds } = await ctx.resident(catalogIndex)
  if (search === undefined) expectSearches(ctx)
  const terms = await ctx.resident(deliveryResident)
  const nowMs = ctx.clock.now().epochMilliseconds
  const { words, asked } = await readSearch(ctx, search)
  const found =
    words === undefined
      ? undefined
      : await searchProducts(ctx, {
          text: words,
          index: searchIndex,
          sets: setsOfColors(columns),
          sizeOf: () => columns.size,
        })
  const { filters, understood, leftOut } = narrowByAsked({
    filters: { ...chosen, ...pricesOf(query) },
    asked,
    hasWords: words !== undefined,
    inTimeFor: (day) => productsInTime(columns, { day, nowMs, terms }),
    isEmpty: (narrowed) => countProducts(columns, { filters: narrowed, found }) === 0,
  })
  const { ids, count, facets } = selectProducts(columns, {
    filters,
    sortBy,
    offset: (page - 1) * limit,
    limit,
    found,
  })
  ctx.reads(productsTag, categoriesTag, deliveryTag, ...ids.map(productTag))
  return {
    products: await findProducts(ctx, ids),
    count,
    totalPages: totalPages({ count, limit }),
    leftOut: [...(found?.leftOut ?? []), ...leftOut.map((one) => one.words)],
    understood: [...understood],
    facets: facetsOnTheWire(facets, categoryIds),
  }
}

const pricesOf = ({ minPrice, maxPrice }: ListingQuery) => ({
  ...(minPrice !== undefined && { minPriceCents: centsOfEuros(minPrice) }),
  ...(maxPrice !== undefined && { maxPriceCents: centsOfEuros(maxPrice) }),
})

/** One page of the drafts or of the archived products, for the team. Their words are not in the search of the shop. */
const readUnshown = async (ctx: Context, query: ListingQuery, state: ProductState): Promise<Listing> => {
  requireAccess({ access: 'staff', areas: ['catalogue'] }, ctx.caller, 'GET /products')
  const { page, limit, sortBy, search, minPrice, maxPrice, state: _asked, ...chosen } = query
  const { columns, categoryIds } = await indexOfState(ctx.db, { state, search })
  const { ids, count, facets } = selectProducts(columns, {
    filters: { ...chosen, ...pricesOf(query) },
    sortBy,
    offset: (page - 1) * limit,
    limit,
  })
  return {
    products: await findAnyProducts(ctx, ids),
    count,
    totalPages: totalPages({ count, limit }),
    leftOut: [],
    understood: [],
    facets: facetsOnTheWire(facets, categoryIds),
  }
}

/** The words of a search and the filters that it asks for. A search that only asks for filters has no words. */
const readSearch = async (ctx: Context, search: string | undefined) => {
  if (search === undefined) return { words: undefined, asked: [] }
  const { rest, asked } = readAsked(search, parisTime(ctx.clock.now().epochMilliseconds).date)
  if (asked.length === 0 || (await isReference(ctx, { text: search, index: searchIndex })))
    return { words: search, asked: [] }
  return { words: rest === '' ? undefined : rest, asked }
}

const facetsOnTheWire = (facets: ProductFacets, categoryIds: readonly string[]): ListingFacets => ({
  category: countsInOrder(categoryIds, facets.category),
  material: countsInOrder(materials, facets.material),
  size: countsInOrder(sizes, facets.size),
  color: countsInOrder(
    colorFamilies.map(({ family }) => family),
    facets.color,
  ),
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
