import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import type { DeliveryTerms } from '../settings/delivery.schema.ts'
import { type DeliveryWindow, deliveryWindow, type Journey } from './delivery-window.ts'

/** The properties of a product that decide when it arrives and for which event day it can be ordered. */
export interface Promisable {
  readonly madeToMeasure: boolean
  /** The product has to arrive this many days before the event. */
  readonly daysBeforeEvent: number
}

interface Purchase {
  readonly journey: Journey
  readonly orderedAtMs: number
  readonly terms: Omit<DeliveryTerms, 'rates'>
}

/** The days between which a product arrives, and the first event day that it can be ordered for. */
export interface ProductPromise extends DeliveryWindow {
  readonly earliestEvent: CivilDate
}

/** The delivery days that the house promises for a product. Every page and every mail takes its days from this rule. */
export const promiseOf = (
  { madeToMeasure, daysBeforeEvent }: Promisable,
  purchase: Purchase,
): ProductPromise => {
  const days = deliveryWindow({ ...purchase, madeToMeasure })
  return { ...days, earliestEvent: addDays(days.to, daysBeforeEvent) }
}

/** The days between which all products arrive, from the first to the last one; undefined when there are none. */
export const rangeOf = (windows: readonly DeliveryWindow[]): DeliveryWindow | undefined => {
  const from = windows.map((window) => window.from).toSorted()[0]
  const to = windows
    .map((window) => window.to)
    .toSorted()
    .at(-1)
  return from && to ? { from, to } : undefined
}
