import { filtersOf, type ShopFilters, searchOf } from './shop-filters.ts'

/** A box that is not ticked is not in the form's data at all. */
const boxes: readonly (keyof ShopFilters)[] = ['inStock', 'featured']

/** The filters as the form shows them; what the form has no field for stays as it is. */
export const filtersInForm = (form: FormData, current: ShopFilters): ShopFilters => {
  const params = new URLSearchParams(searchOf(current))
  for (const box of boxes) params.delete(box)
  for (const [name, value] of form) params.set(name, String(value))
  return filtersOf(params)
}
