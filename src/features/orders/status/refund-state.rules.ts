import type { OrderEventKind } from './order-events.ts'

/** The state of a refund. */
export type RefundState = 'none' | 'underway' | 'failed' | 'done'

type Happened = readonly { readonly kind: OrderEventKind }[]

const after: Partial<Record<OrderEventKind, RefundState>> = {
  paid_too_late: 'underway',
  refund_requested: 'underway',
  refunded: 'done',
  refund_failed: 'failed',
}

/** The state of the latest refund of an order, from its events: an order that was paid and cancelled owes a refund. */
export const refundStateOf = (events: Happened): RefundState => {
  let state: RefundState = 'none'
  let isPaid = false
  for (const { kind } of events) {
    if (kind === 'paid') isPaid = true
    state = kind === 'cancelled' && isPaid ? 'underway' : (after[kind] ?? state)
  }
  return state
}
