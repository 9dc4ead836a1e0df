import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { QuotedLine } from '../quote.contract.ts'

/** An available line of a quote, with the delivery days that are promised for it. */
export type PromisedLine = QuotedLine & {
  readonly deliveryFrom: CivilDate
  readonly deliveryTo: CivilDate
  readonly earliestEvent: CivilDate
}

export const isPromised = (line: QuotedLine): line is PromisedLine => line.deliveryFrom !== null
