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

export interface SearchCall {
  readonly kind: string
  readonly search: string
}

const searchesByKind: Readonly<Record<string, readonly string[]>> = {
  'broad word': ['robe', 'soie', 'dentelle', 'silk', 'mariée'],
  'several words': ['robe sirène', 'satin ivoire', 'robe de mariée Aurore', 'manches longues perles'],
  'narrow word': ['velours', 'veste', 'Zélie'],
  beginning: ['brod', 'mousse', 'tra', 'Joséphine robe lon'],
  slip: ['dantelle', 'velour', 'mouseline', 'robe sirenne'],
  synonym: ['gown', 'bridal dress', 'backless', 'dos nu', 'sequins'],
  reference: ['GEN-1-77', 'gen 1 12'],
  'nothing there': ['xylophone', 'robe parapluie'],
}

/** Every kind of search that a visitor makes. */
export const searchCalls: readonly SearchCall[] = Object.entries(searchesByKind).flatMap(([kind, searches]) =>
  searches.map((search) => ({ kind, search })),
)
