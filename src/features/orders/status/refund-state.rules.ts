import type { OrderEventKind } from './order-events.ts'

/** What becomes of money that is to go back. */
export type RefundState = 'none' | 'underway' | 'failed' | 'done'

type Happened = readonly { readonly kind: OrderEventKind }[]

const after: Partial<Record<OrderEventKind, RefundState>> = {
  paid_too_late: 'underway',
  refund_requested: 'underway',
  refunded: 'done',
  refund_failed: 'failed',
}

/** Where the latest refund of an order stands, by its timeline: an order that was paid and is cancelled owes one. */
export const refundStateOf = (events: Happened): RefundState => {
  let state: RefundState = 'none'
  let isPaid = false
  for (const { kind } of events) {
    if (kind === 'paid') isPaid = true
    state = kind === 'cancelled' && isPaid ? 'underway' : (after[kind] ?? state)
  }
  return state
}
