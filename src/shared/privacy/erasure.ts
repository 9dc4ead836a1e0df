import { type CivilDate, yearOf } from '../calendar/civil-date.ts'
import { parisTime } from '../calendar/paris-time.ts'
import * as retention from './retention.ts'

/**
 * Why records stay when their person is erased: the law of the books (L123-22 C.com.), that of contracts (L213-1
 * C.conso.), proof (GDPR 17.3 e), or because they name nobody any more.
 */
export const stayReasons = ['books', 'contract', 'proof', 'without-name'] as const

export type StayReason = (typeof stayReasons)[number]

/** What has to be finished before a person can be erased. */
export const hindranceKinds = [
  'order-underway',
  'commission-underway',
  'refund-underway',
  'dispute-open',
  'withdrawal-open',
] as const

export interface Hindrance {
  readonly kind: (typeof hindranceKinds)[number]
  /** The number or reference by which the team finds it. */
  readonly title: string
}

/** The last day on which what was written at a moment is kept: ten years after the end of that year. */
export const lastDayInBooks = (at: Date): CivilDate =>
  `${yearOf(parisTime(at.getTime()).date) + retention.books.years}-12-31`
