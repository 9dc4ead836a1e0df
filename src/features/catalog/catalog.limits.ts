import { largestPage } from '../../shared/pagination.ts'

/** Products on a page of the boutique (§9). */
export const shopPageSize = 12

/** Products under « Vous aimerez aussi » (§2, §9). */
export const similarCount = 4

/** Products put forward on the home page (§2, §9). */
export const featuredCount = 4

/** A card shows at most this many characters of the description, and an ellipsis when more follow (§9). */
export const cardDescriptionLength = 60

/** A longer description is collapsed under « Voir plus » (§2, §9). */
export const collapsedDescriptionLength = 300

/** The shop's price slider, in whole euros (§5, §9). */
export const priceSlider = { minEuros: 0, maxEuros: 5000, stepEuros: 100 } as const

/** The highest price that a filter or a product may have, in euros. A higher number is refused as a typing mistake. */
export const highestPriceEuros = 1_000_000

/** The search is sent when the visitor has not typed for this long (§2, §9). */
export const searchDebounceMs = 500

/** A longer search is refused before it reaches the database. */
export const searchMaxLength = 200

/** A call may ask for at most this many products by id, as many as one page of the listing can hold. */
export const askedProductsLimit = largestPage

/** The id of a category is also the word that stands for it in addresses. */
export const categoryIdMaxLength = 100

/** The size that the atelier makes to the customer's measures. The filter and the cart use the same word (§2). */
export const madeToMeasure = 'Sur mesure'

/** Every size of the house in wearing order, from the smallest to the largest, made-to-measure last (§2, §9). */
export const sizes = ['34', '36', '38', '40', '42', '44', '46', madeToMeasure] as const

export type Size = (typeof sizes)[number]

/** The cloths of the filter menu. Their values are French words, also in the API (§2). */
export const materials = [
  'Soie',
  'Coton',
  'Lin',
  'Polyester',
  'Laine',
  'Velours',
  'Satin',
  'Denim',
  'Cuir',
  'Mousseline',
  'Autres',
] as const

export type Material = (typeof materials)[number]

/** The orders of the sort menu; the first is the default (§2, §9). */
export const sortOrders = ['newest', 'price-asc', 'price-desc', 'rating'] as const

export type SortOrder = (typeof sortOrders)[number]

/** The default order of a search: the best matches come first. Without a search it means the newest first. */
export const relevance = 'relevance'

export type ListingOrder = SortOrder | typeof relevance

/** How long product reads stay fresh in the browser, and how long they are kept (§9). */
export const productCache = { freshMs: 5 * 60_000, keptMs: 10 * 60_000 } as const

/** The prior price of a reduction is the lowest of this many days (L112-1-1, §11.7). */
export const priorPriceDays = 30

/** The filters of §3 with size and colour, as they are named in the address of the boutique. */
export const filterNames = [
  'page',
  'limit',
  'search',
  'category',
  'minPrice',
  'maxPrice',
  'featured',
  'inStock',
  'material',
  'size',
  'color',
  'customizable',
  'sortBy',
] as const
