import { filtersOf } from './filters-of.ts'
import { type ShopFilters, searchOf } from './shop-filters.ts'

/** The data of a form does not contain a checkbox that is not ticked. */
const boxes: readonly (keyof ShopFilters)[] = ['inStock', 'featured']

/** The filters as the form shows them. A filter that has no field in the form stays as it is. */
export const filtersInForm = (form: FormData, current: ShopFilters): ShopFilters => {
  const params = new URLSearchParams(searchOf(current))
  for (const box of boxes) params.delete(box)
  for (const [name, value] of form) params.set(name, String(value))
  return filtersOf(params)
}
