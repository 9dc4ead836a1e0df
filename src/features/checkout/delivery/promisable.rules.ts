import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'
import { daysBeforeEvent } from './delivery.limits.ts'

/** The properties of a product that decide when it arrives and for which event day it can be ordered. */
export interface Promisable {
  readonly madeToMeasure: boolean
  /** The product has to arrive this many days before the event. */
  readonly daysBeforeEvent: number
}

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
