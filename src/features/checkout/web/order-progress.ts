import type { Order } from '../../orders/order.schema.ts'
import type { OrderProgress } from '../draft/checkout-steps.rules.ts'

const over: readonly Order['status'][] = ['expired', 'cancelled']

/**
 * Whether an order waits for its payment, is paid, or has ended. An order that was paid too late was refunded, and
 * counts as paid.
 */
export const orderProgressOf = (order: Pick<Order, 'status'> | undefined): OrderProgress => {
  if (!order) return 'none'
  if (order.status === 'pending_payment') return 'waiting'
  return over.includes(order.status) ? 'over' : 'paid'
}
