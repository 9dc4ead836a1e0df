import { noFilter } from '../../../../../shared/api/no-filter.ts'
import type { ListingFilters } from '../../../catalog.contract.ts'
import {
  type ListingOrder,
  type Material,
  priceSlider,
  relevance,
  type Size,
  sortOrders,
} from '../../../catalog.limits.ts'
import type { ColorFamily } from '../../../color-families.ts'

/** The state of the boutique. All of it stands in the address of the page (§4 for the defaults). */
export interface ShopFilters {
  readonly page: number
  readonly search: string
  readonly category: string
  readonly material: Material | typeof noFilter
  readonly size: Size | typeof noFilter
  readonly color: ColorFamily | typeof noFilter
  readonly customizable: Customizable
  readonly minPrice: number
  readonly maxPrice: number
  readonly inStock: boolean
  readonly featured: boolean
  readonly sortBy: ListingOrder
}

export const customizableChoices = [noFilter, 'oui', 'non'] as const

export type Customizable = (typeof customizableChoices)[number]

export const defaultFilters: ShopFilters = {
  page: 1,
  search: '',
  category: noFilter,
  material: noFilter,
  size: noFilter,
  color: noFilter,
  customizable: noFilter,
  minPrice: priceSlider.minEuros,
  maxPrice: priceSlider.maxEuros,
  inStock: false,
  featured: false,
  sortBy: 'newest',
}

/** The orders that the menu offers. The first is the default and is left out of the address. */
export const ordersFor = (search: string): readonly ListingOrder[] =>
  search === '' ? sortOrders : [relevance, ...sortOrders]

export const defaultOrder = (search: string): ListingOrder => (search === '' ? 'newest' : relevance)

const filterKeys = Object.keys(defaultFilters) as readonly (keyof ShopFilters)[]

/** What differs between two states, as the change that leads from the first to the second. */
export const changeBetween = (from: ShopFilters, to: ShopFilters): FilterChange =>
  Object.fromEntries(
    filterKeys.filter((key) => key !== 'page' && from[key] !== to[key]).map((key) => [key, to[key]]),
  )

const changedKeys = (filters: ShopFilters) => {
  const defaults = { ...defaultFilters, sortBy: defaultOrder(filters.search) }
  return filterKeys.filter((key) => filters[key] !== defaults[key])
}

/** Writes the query of the address. A filter that has its default value is left out; the result is '' when all have. */
export const searchOf = (filters: ShopFilters) => {
  const params = new URLSearchParams(changedKeys(filters).map((key) => [key, String(filters[key])]))
  return params.size > 0 ? `?${params}` : ''
}

/**
 * The query for the API. It contains only what differs from the defaults, so that equal queries have equal cache keys.
 */
export const listingFiltersOf = (filters: ShopFilters): ListingFilters =>
  Object.fromEntries(changedKeys(filters).map((key) => [key, filters[key]]))

export type FilterChange = Partial<Omit<ShopFilters, 'page'>>

/**
 * Any change of search, filter or order returns to page 1 (§2). An order that the visitor did
 * not choose follows the search.
 */
export const changeFilters = (filters: ShopFilters, change: FilterChange): ShopFilters => {
  const changed = { ...filters, ...change, page: 1 }
  const isChosen = change.sortBy !== undefined || filters.sortBy !== defaultOrder(filters.search)
  return isChosen ? changed : { ...changed, sortBy: defaultOrder(changed.search) }
}

/**
 * Whether the address shows a page of the collection, or of one category, in its usual order.
 * Search engines may list only these.
 */
export const isCollection = (filters: ShopFilters) =>
  changedKeys(filters).every((key) => key === 'page' || key === 'category')
