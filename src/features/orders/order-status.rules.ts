import type { OrderEventKind } from './order-events.ts'

/** Where an order stands (product.md §4). What was withdrawn is told beside it, line by line. */
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

/** What can happen to an order. */
export type OrderDeed =
  | 'pay'
  | 'prepare'
  | 'ship'
  | 'deliver'
  | 'cancel'
  | 'expire'
  | 'refund_part'
  | 'refund_all'

const next: Readonly<Record<OrderDeed, Partial<Record<OrderStatus, OrderStatus>>>> = {
  // A payment that comes after the hold revives the order, when its pieces are still there.
  pay: { pending_payment: 'paid', expired: 'paid' },
  prepare: { paid: 'in_preparation' },
  ship: { paid: 'shipped', in_preparation: 'shipped' },
  deliver: { shipped: 'delivered' },
  cancel: { pending_payment: 'cancelled', paid: 'cancelled', in_preparation: 'cancelled' },
  expire: { pending_payment: 'expired' },
  // What is still to be made or sent goes on; the amount is told beside it.
  refund_part: {
    paid: 'paid',
    in_preparation: 'in_preparation',
    shipped: 'shipped',
    delivered: 'partially_refunded',
    partially_refunded: 'partially_refunded',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  refund_all: {
    paid: 'refunded',
    in_preparation: 'refunded',
    shipped: 'refunded',
    delivered: 'refunded',
    partially_refunded: 'refunded',
    cancelled: 'refunded',
    expired: 'refunded',
  },
}

/** What an order becomes by a deed; undefined when that cannot happen to it. */
export const statusAfter = (status: OrderStatus, deed: OrderDeed): OrderStatus | undefined =>
  next[deed][status]

interface Standing {
  readonly status: OrderStatus
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
}

interface WhenOwed {
  readonly happened: readonly { readonly kind: OrderEventKind }[]
  /** What is still with its buyer of what went back. */
  readonly refundedCents: number
}

/**
 * What an order is when money comes back that had gone to its buyer: no longer refunded. One that never left stays called
 * off, as its sale is undone by a credit note.
 */
export const statusWhenOwed = (order: Standing, { happened, refundedCents }: WhenOwed): OrderStatus => {
  const { status, shippedAt, deliveredAt } = order
  if (status !== 'refunded' && status !== 'partially_refunded') return status
  if (deliveredAt !== null) return refundedCents > 0 ? 'partially_refunded' : 'delivered'
  if (shippedAt !== null) return 'shipped'
  const ending = happened.findLast(({ kind }) => endings.some((known) => known === kind))
  return ending?.kind === 'expired' ? 'expired' : 'cancelled'
}

const endings: readonly OrderEventKind[] = ['paid', 'cancelled', 'replaced', 'expired']

/** Its customer may call it off herself until the atelier has begun (afterwards she withdraws from it). */
export const isCancellable = (status: OrderStatus) => status === 'pending_payment' || status === 'paid'

/** Whether it still waits for its payment. */
export const isWaiting = (status: OrderStatus) => status === 'pending_payment'
