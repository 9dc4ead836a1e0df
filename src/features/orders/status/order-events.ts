/** Events of an order without details. */
export const plainEventKinds = [
  'placed',
  'in_preparation',
  'delivered',
  'cancelled',
  'replaced',
  'expired',
  'account_closed',
] as const

/** All kinds of events in the timeline of an order. */
export const orderEventKinds = [
  ...plainEventKinds,
  'payment_declined',
  'paid',
  'paid_too_late',
  'shipped',
  'refund_requested',
  'refunded',
  'refund_failed',
  'disputed',
  'withdrawal_requested',
  'withdrawal_answered',
] as const

export type OrderEventKind = (typeof orderEventKinds)[number]
