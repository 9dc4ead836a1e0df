/**
 * The status of an order (§4), which follows from its fulfilment and its money. The database computes it; withdrawals
 * are shown beside it, line by line.
 */
export const orderStatuses = [
  'pending_payment',
  'paid',
  'in_preparation',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
  'refunded',
  'partially_refunded',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The customer may cancel an order until the atelier has begun, and withdraw from it afterwards. */
export const isCancellable = (status: OrderStatus) => status === 'pending_payment' || status === 'paid'

/** Whether it still waits for its payment. */
export const isWaiting = (status: OrderStatus) => status === 'pending_payment'
