import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { QuotedLine } from '../quote.contract.ts'

/** A line of a quote that can be had, with the days that are promised of it. */
export type PromisedLine = QuotedLine & {
  readonly deliveryFrom: CivilDate
  readonly deliveryTo: CivilDate
  readonly earliestEvent: CivilDate
}

export const isPromised = (line: QuotedLine): line is PromisedLine => line.deliveryFrom !== null
