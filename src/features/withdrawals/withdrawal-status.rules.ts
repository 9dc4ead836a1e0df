import type { WithdrawalStatus } from './withdrawals.limits.ts'

/** The status that is stored; whether the money was refunded follows from the refund. */
export type KeptStatus = Exclude<WithdrawalStatus, 'refunded'>

export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed' | 'returned'

interface Kept {
  readonly status: KeptStatus
  readonly refundStatus: RefundStatus | null
}

/** The status of a withdrawal. */
export const statusOf = ({ status, refundStatus }: Kept): WithdrawalStatus =>
  status === 'accepted' && refundStatus === 'succeeded' ? 'refunded' : status

/**
 * Whether the house may still decide about the money: once, after an acceptance that awaits the parcel too, and again if
 * the refund failed.
 */
export const isAnswerable = ({ status, refundStatus }: Kept) =>
  isUnanswered(status) || (status === 'accepted' && (refundStatus === null || refundStatus === 'failed'))

/** Whether the house has said nothing yet. */
export const isUnanswered = (status: KeptStatus) => status === 'received' || status === 'to_review'
