import type { OrderEventKind } from './order-events.ts'

/** The state of a refund. */
export type RefundState = 'none' | 'underway' | 'failed' | 'done'

interface Happening {
  readonly kind: OrderEventKind
  readonly details?: object | undefined
}

type Happened = readonly Happening[]

const after: Partial<Record<OrderEventKind, RefundState>> = {
  paid_too_late: 'underway',
  refund_requested: 'underway',
  refunded: 'done',
  refund_failed: 'failed',
}

/** Whether a bank has taken the money back with this event; one that only asks has not. */
const isWithBank = ({ details }: Happening) => {
  const status = details && 'status' in details ? String(details.status) : ''
  return !status.startsWith('warning_') && status !== 'won' && status !== 'prevented'
}

/**
 * The state of the latest refund of an order, from its events: an order that was paid and cancelled owes a refund,
 * unless the customer's bank has taken the money back before.
 */
export const refundStateOf = (events: Happened): RefundState => {
  let state: RefundState = 'none'
  let isPaid = false
  let withBank = false
  for (const event of events) {
    const { kind } = event
    if (kind === 'paid') isPaid = true
    if (kind === 'disputed') withBank = isWithBank(event)
    state = kind === 'cancelled' && isPaid && !withBank ? 'underway' : (after[kind] ?? state)
  }
  return state
}
