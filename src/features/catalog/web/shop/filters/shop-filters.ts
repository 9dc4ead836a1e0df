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

/** The state of the boutique, all of it in the page's address (§4 for the defaults). */
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

/** The orders that the menu offers; the first is the default, and left out of the address. */
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

/** Reads the address leniently: what makes no sense there falls back to the default and never breaks the page. */
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

/** Writes the address: what stands at its default is left out; '' when everything does. */
export const searchOf = (filters: ShopFilters) => {
  const params = new URLSearchParams(changedKeys(filters).map((key) => [key, String(filters[key])]))
  return params.size > 0 ? `?${params}` : ''
}

/** What the API is asked: only what differs from the defaults, so that equal questions are equal in the cache. */
export const listingFiltersOf = (filters: ShopFilters): ListingFilters =>
  Object.fromEntries(changedKeys(filters).map((key) => [key, filters[key]]))

export type FilterChange = Partial<Omit<ShopFilters, 'page'>>

/** Any change of search, filter or order returns to page 1 (§2). An order that nobody chose follows the search. */
export const changeFilters = (filters: ShopFilters, change: FilterChange): ShopFilters => {
  const changed = { ...filters, ...change, page: 1 }
  const isChosen = change.sortBy !== undefined || filters.sortBy !== defaultOrder(filters.search)
  return isChosen ? changed : { ...changed, sortBy: defaultOrder(changed.search) }
}

/** Whether the address shows a page of the collection, or of one category, in its usual order, as search engines may list it. */
export const isCollection = (filters: ShopFilters) =>
  changedKeys(filters).every((key) => key === 'page' || key === 'category')
