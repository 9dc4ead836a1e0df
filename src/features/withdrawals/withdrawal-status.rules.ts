import type { WithdrawalStatus } from './withdrawals.limits.ts'

/** What is written down of a withdrawal; that the money has gone back is read from its refund. */
export type KeptStatus = Exclude<WithdrawalStatus, 'refunded'>

export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed' | 'returned'

interface Kept {
  readonly status: KeptStatus
  readonly refundStatus: RefundStatus | null
}

/** What has become of a withdrawal. */
export const statusOf = ({ status, refundStatus }: Kept): WithdrawalStatus =>
  status === 'accepted' && refundStatus === 'succeeded' ? 'refunded' : status

/** Whether the house may still answer: once, and again when the money could not go back. */
export const isAnswerable = ({ status, refundStatus }: Kept) =>
  status === 'received' || status === 'to_review' || (status === 'accepted' && refundStatus === 'failed')
