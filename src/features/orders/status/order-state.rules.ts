import type { Order } from '../order.schema.ts'
import type { OrderStatus } from './order-status.rules.ts'

/** The state of an order as its customer sees it: an order that is fetched has other words than one that is sent. */
export const orderStates = [
  'waiting',
  'lapsed',
  'paid',
  'preparing',
  'preparingPickup',
  'shipped',
  'ready',
  'delivered',
  'collected',
  'cancelled',
  'expired',
  'refunded',
  'partlyRefunded',
  'withdrawing',
] as const

export type OrderState = (typeof orderStates)[number]

interface OrderFacts {
  readonly status: OrderStatus
  readonly deliveryMethod: Order['deliveryMethod']
  /** Until when the products of an unpaid order are reserved. */
  readonly heldUntil: string | null
  /** A withdrawal from the order waits for its answer. */
  readonly withdrawing: boolean
}

const ofParcels: Readonly<Record<Exclude<OrderStatus, 'pending_payment'>, OrderState>> = {
  paid: 'paid',
  in_preparation: 'preparing',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
  partially_refunded: 'partlyRefunded',
}

const ofPickups: Partial<Record<OrderStatus, OrderState>> = {
  in_preparation: 'preparingPickup',
  shipped: 'ready',
  delivered: 'collected',
}

const endings: readonly OrderStatus[] = ['cancelled', 'expired', 'refunded']

/** The state that is shown for an order; one whose time to pay has passed no longer asks for the payment. */
export const orderStateOf = (order: OrderFacts, nowMs: number): OrderState => {
  const { status, deliveryMethod, heldUntil, withdrawing } = order
  if (status === 'pending_payment')
    return heldUntil !== null && Date.parse(heldUntil) > nowMs ? 'waiting' : 'lapsed'
  // After a withdrawal, the customer is not told that products will be made or sent.
  if (withdrawing && !endings.includes(status)) return 'withdrawing'
  return (deliveryMethod === 'pickup' ? ofPickups[status] : undefined) ?? ofParcels[status]
}
