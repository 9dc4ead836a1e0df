import { sortOrders } from '../../src/features/catalog/catalog.limits.ts'

export type ListingQuery = Readonly<Record<string, string>>

const filterSets: readonly ListingQuery[] = [
  {},
  { category: 'mariage' },
  { material: 'Soie' },
  { customizable: 'oui' },
  { featured: 'true' },
  { inStock: 'true' },
  { minPrice: '500', maxPrice: '3500' },
  { maxPrice: '900' },
  { category: 'soiree', material: 'Satin' },
  { category: 'mariage', inStock: 'true', minPrice: '1000', maxPrice: '4000' },
  { material: 'Soie', customizable: 'non', inStock: 'true' },
  { category: 'ceremonie', featured: 'true', inStock: 'true', maxPrice: '4500', customizable: 'oui' },
]

/** How far into its pages each listing is opened: at the front, in the middle, at the very end. */
const depths = [0, 0.5, 1]

interface ListingCall {
  readonly query: ListingQuery
  readonly depth: number
}

/** Every sort with every set of filters, shallow and deep. */
export const listingCalls: readonly ListingCall[] = sortOrders.flatMap((sortBy) =>
  filterSets.flatMap((filters) => depths.map((depth) => ({ query: { ...filters, sortBy }, depth }))),
)

/** Broad and narrow, one word and several, accents, endings, beginnings, slips, references, English, nothing at all. */
export const searches: readonly string[] = [
  'robe',
  'dentelle',
  'soie',
  'robe sirène',
  'velours',
  'satin ivoire',
  'mariée',
  'lace',
  'wedding dress',
  'silk',
  'veste',
  'robe de mariée Aurore',
  'Zélie',
  'Joséphine robe longue',
  'brod',
  'mousse',
  'tra',
  'dantelle',
  'velour',
  'mouseline',
  'GEN-1-77',
  'gen 1 12',
  'manches longues perles',
  'xylophone',
]
