/** Products on a page of the admin. */
export const listedProductsPageSize = 20

/** Versions of a product that are read at once. */
export const versionsPageSize = 20

/** Movements of the stock that are read at once. */
export const movementsPageSize = 50

export const listedProductSorts = [
  'newest',
  'oldest',
  'name',
  'price',
  'price-desc',
  'stock',
  'stock-desc',
] as const

/** How much is left of a product, all sizes together. */
export const stockLevels = ['out', 'low', 'enough'] as const

/** What a product is, or lacks. */
export const productTraits = [
  'featured',
  'to-measure',
  'incomplete',
  'french-only',
  'without-pictures',
  'without-words',
  'free',
  'unsellable',
  'claims',
] as const
