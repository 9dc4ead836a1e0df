/** The states of a refund. */
export type RefundState =
  /** The provider was not asked yet, or has not answered yet. */
  | 'requested'
  /** The provider has accepted the refund. */
  | 'pending'
  | 'succeeded'
  /** The money was never sent: this refund owes nothing any more. */
  | 'failed'
  /**
   * The money was sent and came back to the house: the credit note is valid, so the money is owed until another
   * attempt.
   */
  | 'returned'

/** The effect of the provider's event on a refund. */
export type RefundNews = 'nothing' | 'pending' | 'went' | 'came_back' | 'failed' | 'stays_owed'

interface Attempted {
  readonly status: RefundState
  /** The number of attempts; it is more than one only if the money of an earlier attempt came back. */
  readonly attempts: number
}

/**
 * Computes the effect of a provider's event about the last attempt. Events come twice and out of order: a final state
 * stays, except for money that comes back after it was sent.
 */
export const refundNewsOf = (
  { status, attempts }: Attempted,
  told: 'pending' | 'succeeded' | 'failed',
): RefundNews => {
  if (status === 'succeeded') return told === 'failed' ? 'came_back' : 'nothing'
  if (status === 'failed' || status === 'returned') return 'nothing'
  if (told === 'succeeded') return 'went'
  if (told === 'pending') return status === 'pending' ? 'nothing' : 'pending'
  return attempts > 1 ? 'stays_owed' : 'failed'
}

/** The state of a refund after the provider's event. */
export const stateAfter: Readonly<Record<Exclude<RefundNews, 'nothing'>, RefundState>> = {
  pending: 'pending',
  went: 'succeeded',
  came_back: 'returned',
  failed: 'failed',
  stays_owed: 'returned',
}

/** Whether the money is still to go: requested, pending, or back with the house and owed. */
export const isToGo = (status: RefundState) => toGo.some((open) => open === status)

/** The states of refunds that are still to go. */
export const toGo = ['requested', 'pending', 'returned'] as const satisfies readonly RefundState[]
