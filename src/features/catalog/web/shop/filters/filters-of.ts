import { noFilter } from '../../../../../shared/api/no-filter.ts'
import { highestPage } from '../../../../../shared/pagination.ts'
import {
  categoryIdMaxLength,
  materials,
  priceSlider,
  searchMaxLength,
  sizes,
} from '../../../catalog.limits.ts'
import { priceLimitOf } from '../../../catalog.rules.ts'
import { colorFamilies } from '../../../color-families.ts'
import {
  customizableChoices,
  defaultFilters,
  defaultOrder,
  ordersFor,
  type ShopFilters,
} from './shop-filters.ts'

const colors = colorFamilies.map(({ family }) => family)

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
    size: oneOf(sizes, params.get('size')) ?? noFilter,
    color: oneOf(colors, params.get('color')) ?? noFilter,
    customizable: oneOf(customizableChoices, params.get('customizable')) ?? noFilter,
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    inStock: isOn(params.get('inStock')),
    featured: isOn(params.get('featured')),
    sortBy: orderIn(params, search) ?? defaultOrder(search),
  }
}

/**
 * The order that the visitor chose. A form without script always sends one, and with it the order that was usual for
 * what it showed: that one nobody chose, so the order follows the search that is sent now.
 */
const orderIn = (params: URLSearchParams, search: string) => {
  const order = params.get('sortBy')
  return order === params.get('usualOrder') ? undefined : oneOf(ordersFor(search), order)
}
