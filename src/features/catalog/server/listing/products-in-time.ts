import { type Bitmap, intersection, union } from '../../../../shared/bitmap.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { promiseOf } from '../../../delivery/delivery-promise.rules.ts'
import type { DeliveryTerms } from '../../../settings/delivery.schema.ts'
import { madeToMeasure } from '../../catalog.limits.ts'
import { promisable } from '../../promisable.rules.ts'
import type { CatalogColumns } from './catalog-columns.ts'

interface ProductsInTimeInput {
  readonly day: CivilDate
  readonly nowMs: number
  readonly terms: DeliveryTerms
}

/**
 * The products that can be ordered for an event day, in a size that is in stock or made to measure: the same rule as in
 * the checkout, for an address in France.
 */
export const productsInTime = (
  columns: CatalogColumns,
  { day, nowMs, terms }: ProductsInTimeInput,
): Bitmap => {
  const isInTime = (size: string, categoryId: string) => {
    const purchase = { journey: 'france', orderedAtMs: nowMs, terms } as const
    return promiseOf(promisable({ size, categoryId }), purchase).earliestEvent <= day
  }
  const ready = union(
    columns.emptySet(),
    ...[...columns.sizes].flatMap(([size, products]) => (size === madeToMeasure ? [] : [products])),
  )
  const toMeasure = columns.sizes.get(madeToMeasure) ?? columns.emptySet()
  const sets = [...columns.categories].flatMap(([category, products]) => [
    ...(isInTime('', category) ? [intersection(products, ready)] : []),
    ...(isInTime(madeToMeasure, category) ? [intersection(products, toMeasure)] : []),
  ])
  return union(columns.emptySet(), ...sets)
}
