import type { Difference, PayoutState } from './payouts.limits.ts'

export const subjects = ['payment', 'refund', 'dispute'] as const

/** What a movement at the provider is compared with. */
export type Subject = (typeof subjects)[number]

/** What both sides say of one payment, refund or dispute; null where a side does not know it. */
export interface Compared {
  readonly subject: Subject
  readonly theirCents: number | null
  readonly ourCents: number | null
}

/**
 * Names what is wrong between the provider and the house, or null. A side that knows a subject of which nothing is left,
 * as of a refund that came back, agrees with one that never heard of it.
 */
export const differenceOf = ({ subject, theirCents, ourCents }: Compared): Difference | null => {
  if ((theirCents ?? 0) === (ourCents ?? 0)) return null
  if (ourCents === null) return `${subject}-unknown-here`
  if (theirCents === null) return `${subject}-unknown-there`
  return `${subject}-differs`
}

export interface PaidOut {
  readonly makeup: 'told' | 'awaited' | 'untold'
  readonly status: string
  /** All of its transactions have been read. */
  readonly isItemized: boolean
  readonly amountCents: number
  /** What its transactions come to. */
  readonly sumCents: number
  /** How many of them do not match what the house knows. */
  readonly unmatched: number
}

/** What a payout lacks, or has too much, beside its transactions: 0 when they come to it. */
export const restOf = ({ amountCents, sumCents }: Pick<PaidOut, 'amountCents' | 'sumCents'>) =>
  amountCents - sumCents

const didNotArrive = (status: string) => status === 'failed' || status === 'canceled'

/** A payout is matched when its transactions come to its amount, and each of them to what the house knows. */
export const stateOfPayout = (payout: PaidOut): PayoutState => {
  if (didNotArrive(payout.status)) return 'returned'
  if (payout.makeup === 'untold') return 'untold'
  if (payout.makeup === 'awaited' || !payout.isItemized) return 'awaited'
  return restOf(payout) === 0 && payout.unmatched === 0 ? 'matched' : 'differs'
}
