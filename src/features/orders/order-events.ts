/** What happens to an order, as its timeline tells it. */
export const orderEventKinds = [
  'placed',
  'payment_declined',
  'paid',
  'paid_too_late',
  'in_preparation',
  'shipped',
  'delivered',
  'cancelled',
  'replaced',
  'expired',
  'refund_requested',
  'refunded',
  'refund_failed',
  'disputed',
  'withdrawal_requested',
  'withdrawal_answered',
  'account_closed',
] as const

export type OrderEventKind = (typeof orderEventKinds)[number]

/** What else is known of an event: amounts in cents, the number of a paper, a carrier. */
export type OrderEventDetails = Readonly<Record<string, string | number | boolean | null>>
