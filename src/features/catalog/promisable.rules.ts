import { daysBeforeEvent } from '../delivery/delivery.limits.ts'
import type { Promisable } from '../delivery/delivery-promise.rules.ts'
import { isMadeToMeasure } from './catalog.rules.ts'

interface Product {
  readonly size: string
  readonly categoryId: string
}

const weddingCategory = 'mariage'

/**
 * A product that is made to measure, or worn at a wedding, has to arrive two weeks before the event, so that there is
 * time to try it on and to have it altered. Any other product may arrive on the day itself (§11.10).
 */
export const promisable = ({ size, categoryId }: Product): Promisable => {
  const madeToMeasure = isMadeToMeasure(size)
  const needsFitting = madeToMeasure || categoryId === weddingCategory
  return { madeToMeasure, daysBeforeEvent: needsFitting ? daysBeforeEvent : 0 }
}
