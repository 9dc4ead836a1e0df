/**
 * The one word that an order is known by (§4): what its fulfilment and its money come to. The database derives it; what
 * was withdrawn is told beside it, line by line.
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

/** Its customer may cancel it until the atelier has begun, and withdraw from it afterwards. */
export const isCancellable = (status: OrderStatus) => status === 'pending_payment' || status === 'paid'

/** Whether it still waits for its payment. */
export const isWaiting = (status: OrderStatus) => status === 'pending_payment'
