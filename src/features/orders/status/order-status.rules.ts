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

/** Paid, and its products have not reached the customer yet. */
export const paidAndUnderway = ['paid', 'in_preparation', 'shipped'] as const satisfies readonly OrderStatus[]

/** Paid, neither cancelled nor refunded as a whole: the only orders that can be withdrawn from. */
const inForce: readonly OrderStatus[] = [...paidAndUnderway, 'delivered', 'partially_refunded']

export const isInForce = (status: OrderStatus) => inForce.includes(status)

/** Whether its products have left the house. A partial refund shows only once they have arrived. */
export const hasLeft = (status: OrderStatus) =>
  status === 'shipped' || status === 'delivered' || status === 'partially_refunded'

/** Whether its products have not arrived yet; it may still wait for its payment. */
export const isUnderway = (status: OrderStatus) =>
  isWaiting(status) || paidAndUnderway.some((known) => known === status)

/** Whether it still waits for its payment. */
export const isWaiting = (status: OrderStatus) => status === 'pending_payment'
