import { largestPage } from '../../shared/pagination.ts'

/** Products on a page of the boutique (§9). */
export const shopPageSize = 12

/** Products under « Vous aimerez aussi » (§2, §9). */
export const similarCount = 4

/** Products put forward on the home page (§2, §9). */
export const featuredCount = 4

/** A card cuts the description here and adds an ellipsis (§9). */
export const cardDescriptionLength = 60

/** A longer description is collapsed under « Voir plus » (§2, §9). */
export const collapsedDescriptionLength = 300

/** The shop's price slider, in whole euros (§5, §9). */
export const priceSlider = { minEuros: 0, maxEuros: 5000, stepEuros: 100 } as const

/** The largest price that a filter may name or a product may have, in euros; above it is a typing error. */
export const highestPriceEuros = 1_000_000

/** Search text leaves for the server once the visitor pauses (§2, §9). */
export const searchDebounceMs = 500

/** Longer searches are refused before they reach the database. */
export const searchMaxLength = 200

/** A listing may be asked for so many products by name: as many as a page of it can hold. */
export const askedProductsLimit = largestPage

/** A category is asked for by its id, or by the word that stands for it in addresses. */
export const categoryIdMaxLength = 100

/** The size that the atelier makes to the customer's measures; also the filter and cart value (§2). */
export const madeToMeasure = 'Sur mesure'

/** Every size of the house, in wearing order (§2, §9). */
export const sizes = ['34', '36', '38', '40', '42', '44', '46', madeToMeasure] as const

/** The cloths of the filter menu: French words are the values, on the wire too (§2). */
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

/** The order of a search unless another is chosen: what answers it best; without a search, the newest. */
export const relevance = 'relevance'

export type ListingOrder = SortOrder | typeof relevance

/** How long product reads stay fresh in the browser, and how long they are kept (§9). */
export const productCache = { freshMs: 5 * 60_000, keptMs: 10 * 60_000 } as const

/** The prior price of a reduction is the lowest of this many days (L112-1-1, §11.7). */
export const priorPriceDays = 30

/** What the house may enter of a product: lengths in characters, counts, products in stock of one size. */
export const productLimits = {
  nameLength: 120,
  skuLength: 40,
  descriptionLength: 5000,
  compositionLength: 500,
  careLength: 1000,
  colorNameLength: 60,
  tagLength: 40,
  tagCount: 20,
  stockOfSize: 9_999,
} as const

/** The filter set of §3, as it stands in the address of the boutique. */
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
  'customizable',
  'sortBy',
] as const

/** Pictures that one product may have. */
export const mostPicturesOfProduct = 12

/** Pictures that one upload may bring. */
export const mostPicturesAtOnce = 10

export const pictureAltMaxLength = 250

/** Of a category as an admin names it. */
export const categoryLimits = { nameLength: 60, highestPosition: 10_000 } as const
