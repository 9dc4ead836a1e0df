/** How far money is that goes back. */
export type RefundState =
  /** The provider is to be asked, or has not answered yet. */
  | 'requested'
  /** It has taken that on. */
  | 'pending'
  | 'succeeded'
  /** The money never left: nothing is owed by this any more. */
  | 'failed'
  /** The money left and is back with the house: its credit note stands, so it is owed until another attempt. */
  | 'returned'

/** What the provider's event changes in a refund. */
export type RefundNews = 'nothing' | 'pending' | 'went' | 'came_back' | 'failed' | 'stays_owed'

interface Attempted {
  readonly status: RefundState
  /** How often the provider was asked; more than once only for what had gone before. */
  readonly attempts: number
}

/**
 * What a provider's word about the last attempt changes. It comes twice and out of order: what has ended stays, but for
 * money that comes back after it had gone.
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

/** Whether money is still to go: asked for, on its way, or back with the house and owed. */
export const isToGo = (status: RefundState) => toGo.some((open) => open === status)

/** The states of refunds that are still to go. */
export const toGo = ['requested', 'pending', 'returned'] as const satisfies readonly RefundState[]
