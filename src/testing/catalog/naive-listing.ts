import type { ListingOrder } from '../../features/catalog/catalog.limits.ts'
import type { IndexedProduct } from '../../features/catalog/server/listing/catalog-columns.ts'
import type { ProductFilters } from '../../features/catalog/server/listing/select-products.ts'

type Check = (product: IndexedProduct) => boolean

const checksOf = (filters: ProductFilters): Readonly<Record<string, Check>> => ({
  ids: (product) => filters.ids === undefined || filters.ids.includes(product.id),
  category: (product) => filters.category === undefined || product.category === filters.category,
  material: (product) => filters.material === undefined || product.material === filters.material,
  size: (product) => filters.size === undefined || product.sizes.includes(filters.size),
  color: (product) => filters.color === undefined || product.colors.some((color) => color === filters.color),
  customizable: (product) =>
    filters.customizable === undefined || product.customizable === filters.customizable,
  featured: (product) => !filters.featured || product.featured,
  inStock: (product) => !filters.inStock || product.inStock,
  price: (product) =>
    product.priceCents >= (filters.minPriceCents ?? 0) &&
    product.priceCents <= (filters.maxPriceCents ?? Number.POSITIVE_INFINITY),
})

const newest = (a: IndexedProduct, b: IndexedProduct) =>
  b.createdAtMs - a.createdAtMs || (a.id < b.id ? -1 : 1)

const orders = {
  newest,
  'price-asc': (a, b) => a.priceCents - b.priceCents || newest(a, b),
  'price-desc': (a, b) => b.priceCents - a.priceCents || newest(a, b),
  rating: (a, b) => b.ratingAverage - a.ratingAverage || b.ratingCount - a.ratingCount || newest(a, b),
} as const satisfies Record<string, (a: IndexedProduct, b: IndexedProduct) => number>

interface NaiveQuery {
  readonly filters: ProductFilters
  readonly sortBy: ListingOrder
  readonly offset: number
  readonly limit: number
  /** The rank of a product for the search, 0 for no match; undefined without a search. */
  readonly rankOf?: (product: IndexedProduct) => number
}

/** The expected answer of a listing, computed for each product without any index, to check the real listing. */
export const naiveListing = (
  products: readonly IndexedProduct[],
  { filters, sortBy, offset, limit, rankOf = () => 1 }: NaiveQuery,
) => {
  const checks = { ...checksOf(filters), search: (product: IndexedProduct) => rankOf(product) > 0 }
  const passing = (except?: string) =>
    products.filter((product) =>
      Object.entries(checks).every(([name, check]) => name === except || check(product)),
    )
  const byRank = (a: IndexedProduct, b: IndexedProduct) => rankOf(b) - rankOf(a) || newest(a, b)
  const matching = passing().toSorted(sortBy === 'relevance' ? byRank : orders[sortBy])
  const prices = passing('price').map(({ priceCents }) => priceCents)
  return {
    count: matching.length,
    ids: matching.slice(offset, offset + limit).map(({ id }) => id),
    facets: {
      category: countBy(passing('category'), ({ category }) => [category]),
      material: countBy(passing('material'), ({ material }) => [material]),
      size: countBy(passing('size'), ({ sizes }) => sizes),
      color: countBy(passing('color'), ({ colors }) => colors),
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

const countBy = (
  products: readonly IndexedProduct[],
  namesOf: (product: IndexedProduct) => readonly string[],
) => {
  const counts: Record<string, number> = {}
  for (const name of products.flatMap(namesOf)) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
