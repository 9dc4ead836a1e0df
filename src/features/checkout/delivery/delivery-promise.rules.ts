import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { DeliveryTerms } from '../../settings/delivery.schema.ts'
import { type DeliveryWindow, deliveryWindow, type Journey } from './delivery-window.ts'
import type { Promisable } from './promisable.rules.ts'

interface Purchase {
  readonly journey: Journey
  readonly orderedAtMs: number
  readonly terms: Omit<DeliveryTerms, 'rates'>
}

/** The days that a product comes on, and the first day that it may be meant for. */
export interface ProductPromise extends DeliveryWindow {
  readonly earliestEvent: CivilDate
}

/** What the house promises of a product: the one rule of every day that is said of it, from its page to its mails. */
export const promiseOf = (
  { madeToMeasure, daysBeforeEvent }: Promisable,
  purchase: Purchase,
): ProductPromise => {
  const days = deliveryWindow({ ...purchase, madeToMeasure })
  return { ...days, earliestEvent: addDays(days.to, daysBeforeEvent) }
}

/** Between which days all of it comes: from the first product to the last one; no days for no products. */
export const rangeOf = (windows: readonly DeliveryWindow[]): DeliveryWindow | undefined => {
  const from = windows.map((window) => window.from).toSorted()[0]
  const to = windows
    .map((window) => window.to)
    .toSorted()
    .at(-1)
  return from && to ? { from, to } : undefined
}
