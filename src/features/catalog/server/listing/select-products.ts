import {
  type Bitmap,
  countBits,
  countShared,
  difference,
  hasBit,
  intersection,
  putBit,
  union,
} from '../../../../shared/bitmap.ts'
import type { FoundProducts } from '../../../search/server/search-products.public.ts'
import { type ListingOrder, relevance } from '../../catalog.limits.ts'
import type { CatalogColumns } from './catalog-columns.ts'
import { placesByRank } from './places-by-rank.ts'
import { firstPlace } from './sorted-products.ts'

/** The filters of the boutique (§2), with prices in cents. A filter that is absent filters nothing. */
export interface ProductFilters {
  /** The only products to choose from. An id that does not exist is ignored. */
  readonly ids?: readonly string[] | undefined
  readonly category?: string | undefined
  readonly material?: string | undefined
  readonly size?: string | undefined
  /** Whether products without sizes pass the size as well. */
  readonly orUnsized?: boolean | undefined
  readonly color?: string | undefined
  readonly customizable?: boolean | undefined
  /** The filter panel has checkboxes for these two. A checkbox that is off means « any », so only `true` filters. */
  readonly featured?: boolean | undefined
  readonly inStock?: boolean | undefined
  readonly minPriceCents?: number | undefined
  readonly maxPriceCents?: number | undefined
  /** The products that arrive in time for a day. */
  readonly inTime?: Bitmap | undefined
}

export interface ProductSelection {
  readonly filters: ProductFilters
  readonly sortBy: ListingOrder
  readonly offset: number
  readonly limit: number
  /** What a search found; absent without a search. */
  readonly found?: FoundProducts | undefined
}

export interface ProductFacets {
  readonly category: ReadonlyMap<string, number>
  readonly material: ReadonlyMap<string, number>
  readonly size: ReadonlyMap<string, number>
  readonly color: ReadonlyMap<string, number>
  readonly customizable: { readonly oui: number; readonly non: number }
  readonly featured: number
  readonly inStock: number
  readonly priceCents: { readonly min: number; readonly max: number }
}

type FilterName = keyof Omit<ProductFilters, 'minPriceCents' | 'maxPriceCents' | 'orUnsized'> | 'price'

/** One page of the matching products, their count, and the counts of each filter, as if that filter were not set. */
export const selectProducts = (
  columns: CatalogColumns,
  { filters, sortBy, offset, limit, found }: ProductSelection,
) => {
  const scope = scopeOf(columns, found)
  const active = activeFilters(columns, filters)
  const matching = intersection(scope, ...active.values())
  const without = (name: FilterName) =>
    active.has(name)
      ? intersection(scope, ...[...active].flatMap(([other, set]) => (other === name ? [] : [set])))
      : matching
  return {
    count: countBits(matching),
    ids: pageOf(placesIn(columns, { sortBy, found }), { matching, offset, limit }).map((seq) =>
      columns.idOf(seq),
    ),
    facets: facetsOf(columns, without),
  }
}

/** The filters of which a product has one value or several, with the products of each value. */
const valuesOf = ({ categories, materials, sizes, colors }: CatalogColumns) =>
  [
    ['category', categories],
    ['material', materials],
    ['size', sizes],
    ['color', colors],
  ] as const

const unsized = ({ sizes }: CatalogColumns) => {
  const products = sizes.get('')
  return products ? [products] : []
}

/** How many products of a search, or of the collection, pass these filters. */
export const countProducts = (
  columns: CatalogColumns,
  { filters, found }: Pick<ProductSelection, 'filters' | 'found'>,
) => countBits(intersection(scopeOf(columns, found), ...activeFilters(columns, filters).values()))

const scopeOf = (columns: CatalogColumns, found: FoundProducts | undefined) =>
  found ? intersection(columns.all, found.products) : columns.all

const activeFilters = (columns: CatalogColumns, filters: ProductFilters) => {
  const { flags } = columns
  const active = new Map<FilterName, Bitmap>()
  if (filters.ids !== undefined) active.set('ids', productsNamed(columns, filters.ids))
  for (const [name, values] of valuesOf(columns)) {
    const value = filters[name]
    if (value !== undefined) active.set(name, values.get(value) ?? columns.emptySet())
  }
  const sized = active.get('size')
  if (sized && filters.orUnsized) active.set('size', union(columns.emptySet(), sized, ...unsized(columns)))
  if (filters.customizable !== undefined)
    active.set(
      'customizable',
      filters.customizable ? flags.customizable : difference(columns.all, flags.customizable),
    )
  if (filters.featured) active.set('featured', flags.featured)
  if (filters.inStock) active.set('inStock', flags.inStock)
  if (filters.inTime) active.set('inTime', filters.inTime)
  const { minPriceCents = 0, maxPriceCents = Number.POSITIVE_INFINITY } = filters
  if (minPriceCents > 0 || maxPriceCents < Number.POSITIVE_INFINITY)
    active.set('price', pricedBetween(columns, minPriceCents, maxPriceCents))
  return active
}

const productsNamed = (columns: CatalogColumns, ids: readonly string[]) => {
  const named = columns.emptySet()
  for (const id of ids) {
    const seq = columns.seqOf(id)
    if (seq !== undefined) putBit(named, seq, true)
  }
  return named
}

const pricedBetween = (columns: CatalogColumns, minCents: number, maxCents: number) => {
  const places = columns.order('price-asc')
  const count = places.length
  const from = firstPlace({ places, count, isPast: (seq) => columns.priceCentsOf(seq) >= minCents })
  const to = firstPlace({ places, count, isPast: (seq) => columns.priceCentsOf(seq) > maxCents })
  const priced = columns.emptySet()
  for (let place = from; place < to; place++) putBit(priced, places[place] ?? 0, true)
  return priced
}

/** Among products of equal relevance the newest comes first. */
const placesIn = (columns: CatalogColumns, { sortBy, found }: Pick<ProductSelection, 'sortBy' | 'found'>) => {
  if (sortBy !== relevance) return columns.order(sortBy)
  const newest = columns.order('newest')
  return found ? placesByRank(newest, found.ranks) : newest
}

interface PageRequest {
  readonly matching: Bitmap
  readonly offset: number
  readonly limit: number
}

const pageOf = (places: Int32Array, { matching, offset, limit }: PageRequest) => {
  const page: number[] = []
  let passed = 0
  for (let place = 0; place < places.length && page.length < limit; place++) {
    const seq = places[place] ?? 0
    if (hasBit(matching, seq) && passed++ >= offset) page.push(seq)
  }
  return page
}

const facetsOf = (columns: CatalogColumns, without: (name: FilterName) => Bitmap): ProductFacets => {
  const { flags } = columns
  const customizable = without('customizable')
  const oui = countShared(customizable, flags.customizable)
  return {
    category: countsOf(columns.categories, without('category')),
    material: countsOf(columns.materials, without('material')),
    size: countsOf(columns.sizes, without('size')),
    color: countsOf(columns.colors, without('color')),
    customizable: { oui, non: countBits(customizable) - oui },
    featured: countShared(without('featured'), flags.featured),
    inStock: countShared(without('inStock'), flags.inStock),
    priceCents: priceSpan(columns, without('price')),
  }
}

const countsOf = (values: ReadonlyMap<string, Bitmap>, among: Bitmap) =>
  new Map([...values].map(([value, set]) => [value, countShared(among, set)]))

const priceSpan = (columns: CatalogColumns, among: Bitmap) => {
  const places = columns.order('price-asc')
  const isAmong = (seq: number) => hasBit(among, seq)
  const [cheapest, dearest] = [places.find(isAmong), places.findLast(isAmong)]
  return {
    min: cheapest === undefined ? 0 : columns.priceCentsOf(cheapest),
    max: dearest === undefined ? 0 : columns.priceCentsOf(dearest),
  }
}
