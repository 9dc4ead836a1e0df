import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'
import { daysBeforeEvent } from './delivery.limits.ts'

/** What decides when a product comes, and for which day it may be meant. */
export interface Promisable {
  readonly madeToMeasure: boolean
  /** How many days before the day that it is meant for it has to be there. */
  readonly daysBeforeEvent: number
}

interface Product {
  readonly size: string
  readonly categoryId: string
}

const weddingCategory = 'mariage'

/**
 * What is cut for one person, or worn at a wedding, has to be there two weeks before its day: time to try it on and to have
 * it altered. Anything else may come on the day itself (§11.10).
 */
export const promisable = ({ size, categoryId }: Product): Promisable => {
  const madeToMeasure = isMadeToMeasure(size)
  const needsFitting = madeToMeasure || categoryId === weddingCategory
  return { madeToMeasure, daysBeforeEvent: needsFitting ? daysBeforeEvent : 0 }
}
