import { noFilter } from '../../../../../shared/api/no-filter.ts'
import type { UnderstoodFilter } from '../../../catalog.contract.ts'
import { priceSlider, sizes } from '../../../catalog.limits.ts'
import type { FilterChange, ShopFilters } from './shop-filters.ts'

/** The filters of the panel that a part of the search stands for. */
const panelFilters = {
  size: ['size'],
  price: ['minPrice', 'maxPrice'],
  day: [],
} as const satisfies Record<UnderstoodFilter['filter'], readonly (keyof ShopFilters)[]>

/** The parts that the search still says: while the next results are loading, those before them may speak of others. */
export const understoodOf = ({ search }: ShopFilters, understood: readonly UnderstoodFilter[] = []) =>
  understood.filter(({ words }) => search.normalize('NFC').includes(words))

/** The state that the panel shows: what the words of the search ask for counts like a choice. */
export const withUnderstood = (
  filters: ShopFilters,
  understood: readonly UnderstoodFilter[],
): ShopFilters => {
  let shown = filters
  for (const one of understood) {
    if (one.filter === 'size') shown = { ...shown, size: sizes.find((size) => size === one.size) ?? noFilter }
    if (one.filter === 'price') {
      const { min = priceSlider.minEuros, max = priceSlider.maxEuros } = one
      const within = (euros: number) => Math.min(Math.max(euros, priceSlider.minEuros), priceSlider.maxEuros)
      shown = {
        ...shown,
        minPrice: Math.max(shown.minPrice, within(min)),
        maxPrice: Math.min(shown.maxPrice, within(max)),
      }
    }
  }
  return shown
}

/** The search without a part of it. */
export const withoutWords = (search: string, words: string) =>
  search.normalize('NFC').replace(words, ' ').replace(/\s+/g, ' ').trim()

/** A choice in the panel takes the place of what the search says about the same. */
export const changeOverWords = (
  { search }: ShopFilters,
  understood: readonly UnderstoodFilter[],
  change: FilterChange,
): FilterChange => {
  if (change.search !== undefined) return change
  const replaced = understood.filter(({ filter }) =>
    panelFilters[filter].some((key) => change[key] !== undefined),
  )
  if (replaced.length === 0) return change
  return { ...change, search: replaced.reduce((left, { words }) => withoutWords(left, words), search) }
}
