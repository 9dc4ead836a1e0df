import type { ListingOrder } from '../../features/catalog/catalog.limits.ts'
import type { IndexedPiece } from '../../features/catalog/server/listing/catalog-columns.ts'
import type { PieceFilters } from '../../features/catalog/server/listing/select-pieces.ts'

type Check = (piece: IndexedPiece) => boolean

const checksOf = (filters: PieceFilters): Readonly<Record<string, Check>> => ({
  ids: (piece) => filters.ids === undefined || filters.ids.includes(piece.id),
  category: (piece) => filters.category === undefined || piece.category === filters.category,
  material: (piece) => filters.material === undefined || piece.material === filters.material,
  customizable: (piece) => filters.customizable === undefined || piece.customizable === filters.customizable,
  featured: (piece) => !filters.featured || piece.featured,
  inStock: (piece) => !filters.inStock || piece.inStock,
  price: (piece) =>
    piece.priceCents >= (filters.minPriceCents ?? 0) &&
    piece.priceCents <= (filters.maxPriceCents ?? Number.POSITIVE_INFINITY),
})

const newest = (a: IndexedPiece, b: IndexedPiece) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? -1 : 1)

const orders = {
  newest,
  'price-asc': (a, b) => a.priceCents - b.priceCents || newest(a, b),
  'price-desc': (a, b) => b.priceCents - a.priceCents || newest(a, b),
  rating: (a, b) => b.ratingAverage - a.ratingAverage || b.ratingCount - a.ratingCount || newest(a, b),
} as const satisfies Record<string, (a: IndexedPiece, b: IndexedPiece) => number>

interface NaiveQuery {
  readonly filters: PieceFilters
  readonly sortBy: ListingOrder
  readonly offset: number
  readonly limit: number
  /** How well a piece answers the search, 0 for not at all; absent without a search. */
  readonly rankOf?: (piece: IndexedPiece) => number
}

/** What a listing must answer, worked out piece by piece without any index: the measure of the real one. */
export const naiveListing = (
  pieces: readonly IndexedPiece[],
  { filters, sortBy, offset, limit, rankOf = () => 1 }: NaiveQuery,
) => {
  const checks = { ...checksOf(filters), search: (piece: IndexedPiece) => rankOf(piece) > 0 }
  const passing = (except?: string) =>
    pieces.filter((piece) => Object.entries(checks).every(([name, check]) => name === except || check(piece)))
  const byRank = (a: IndexedPiece, b: IndexedPiece) => rankOf(b) - rankOf(a) || newest(a, b)
  const matching = passing().toSorted(sortBy === 'relevance' ? byRank : orders[sortBy])
  const prices = passing('price').map(({ priceCents }) => priceCents)
  return {
    count: matching.length,
    ids: matching.slice(offset, offset + limit).map(({ id }) => id),
    facets: {
      category: countBy(passing('category'), ({ category }) => category),
      material: countBy(passing('material'), ({ material }) => material),
      customizable: {
        oui: passing('customizable').filter(({ customizable }) => customizable).length,
        non: passing('customizable').filter(({ customizable }) => !customizable).length,
      },
      featured: passing('featured').filter(({ featured }) => featured).length,
      inStock: passing('inStock').filter(({ inStock }) => inStock).length,
      priceCents: prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 },
    },
  }
}

const countBy = (pieces: readonly IndexedPiece[], nameOf: (piece: IndexedPiece) => string) => {
  const counts: Record<string, number> = {}
  for (const piece of pieces) counts[nameOf(piece)] = (counts[nameOf(piece)] ?? 0) + 1
  return counts
}
