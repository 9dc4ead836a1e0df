import { noFilter } from '../../../../../shared/api/no-filter.ts'
import { highestPage } from '../../../../../shared/pagination.ts'
import type { ListingFilters } from '../../../catalog.contract.ts'
import {
  categoryIdMaxLength,
  type ListingOrder,
  type Material,
  materials,
  priceSlider,
  relevance,
  searchMaxLength,
  sortOrders,
} from '../../../catalog.limits.ts'
import { priceLimitOf } from '../../../catalog.rules.ts'

/** The state of the boutique. All of it stands in the address of the page (§4 for the defaults). */
export interface ShopFilters {
  readonly page: number
  readonly search: string
  readonly category: string
  readonly material: Material | typeof noFilter
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

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value)

const numberWithin = (value: string | null, { min, max }: { min: number; max: number }) => {
  const number = value?.trim() ? Number(value) : Number.NaN
  return Number.isFinite(number) && number >= min && number <= max ? number : undefined
}

const isOn = (value: string | null) => value === 'true' || value === '1' || value === 'oui'

const priceOf = (value: string | null) => {
  const euros = priceLimitOf(value)
  return euros !== undefined && euros >= priceSlider.minEuros && euros <= priceSlider.maxEuros
    ? euros
    : undefined
}

const pageOf = (value: string | null) => Math.floor(numberWithin(value, { min: 1, max: highestPage }) ?? 1)

const categoryOf = (value: string | null) =>
  value?.trim().slice(0, categoryIdMaxLength).replaceAll('\0', '').toWellFormed() || noFilter

/**
 * Reads the filters from the address. A value that makes no sense is replaced by the default and never breaks the page.
 */
export const filtersOf = (params: URLSearchParams): ShopFilters => {
  const prices = [
    priceOf(params.get('minPrice')) ?? defaultFilters.minPrice,
    priceOf(params.get('maxPrice')) ?? defaultFilters.maxPrice,
  ] as const
  const search = (params.get('search') ?? '')
    .trim()
    .slice(0, searchMaxLength)
    .replaceAll('\0', '')
    .toWellFormed()
  return {
    page: pageOf(params.get('page')),
    search,
    category: categoryOf(params.get('category')),
    material: oneOf(materials, params.get('material')) ?? noFilter,
    customizable: oneOf(customizableChoices, params.get('customizable')) ?? noFilter,
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    inStock: isOn(params.get('inStock')),
    featured: isOn(params.get('featured')),
    sortBy: oneOf(ordersFor(search), params.get('sortBy')) ?? defaultOrder(search),
  }
}

const filterKeys = Object.keys(defaultFilters) as readonly (keyof ShopFilters)[]

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
