import type { Order } from '../order.schema.ts'
import type { OrderEventKind } from './order-events.ts'
import type { OrderStatus } from './order-status.rules.ts'
import { refundStateOf } from './refund-state.rules.ts'

/** A stitch of the thread that an order is followed along. */
export type WayStep =
  | 'placed'
  | 'toPay'
  | 'paid'
  | 'preparing'
  | 'shipped'
  | 'ready'
  | 'delivered'
  | 'collected'
  | 'cancelled'
  | 'replaced'
  | 'expired'
  | 'withdrawn'
  | 'refunded'

export interface OrderWay {
  readonly steps: readonly WayStep[]
  /** The step that the order is at, from 0; past the last one, its way is done. */
  readonly current: number
}

interface Followed {
  readonly status: OrderStatus
  readonly deliveryMethod: Order['deliveryMethod']
  /** A withdrawal from it waits for its answer. */
  readonly withdrawing: boolean
  readonly events: readonly { readonly kind: OrderEventKind }[]
}

const wholeWay = { pending_payment: 0, paid: 0, in_preparation: 1, shipped: 2, delivered: 4 } as const

const lastSteps = (deliveryMethod: Order['deliveryMethod']) =>
  deliveryMethod === 'pickup' ? (['ready', 'collected'] as const) : (['shipped', 'delivered'] as const)

const stepsOnTheWay = ({ deliveryMethod }: Followed) => {
  const [sent, handedOver] = lastSteps(deliveryMethod)
  return [
    ['paid', 'paid'],
    ['in_preparation', 'preparing'],
    ['shipped', sent],
    ['delivered', handedOver],
  ] as const
}

const reachedOf = (order: Followed) => {
  const kinds = order.events.map(({ kind }) => kind)
  return stepsOnTheWay(order).flatMap(([kind, step]) => (kinds.includes(kind) ? [step] : []))
}

/** The way of an order from which its customer has withdrawn: what was done, the house's answer, the refund. */
const withdrawnWay = (order: Followed): OrderWay => {
  const reached = reachedOf(order)
  return { steps: [...reached, 'withdrawn', 'refunded'], current: reached.length }
}

const endings = ['cancelled', 'replaced', 'expired'] as const

/** The way of an order that ended early, as far as it went: how it ended, and whether its money is back. */
const endedWay = (order: Followed): OrderWay => {
  const kinds = order.events.map(({ kind }) => kind)
  const reached = reachedOf(order)
  const ending = kinds.findLast((kind) => endings.some((known) => known === kind))
  const ended = endings.filter((known) => known === ending)
  const refund = refundStateOf(order.events)
  const steps: readonly WayStep[] = [
    ...(reached.length > 0 ? reached : (['placed'] as const)),
    ...ended,
    ...(refund === 'none' ? [] : (['refunded'] as const)),
  ]
  const isOpen = refund === 'underway' || refund === 'failed'
  return { steps, current: isOpen ? steps.length - 1 : steps.length }
}

/** The steps that an order is sewn along, and how far it has come: to be made and sent, or as it ended. */
export const wayOf = (order: Followed): OrderWay => {
  const { status, deliveryMethod } = order
  if (status === 'cancelled' || status === 'expired' || status === 'refunded') return endedWay(order)
  if (order.withdrawing && status !== 'pending_payment') return withdrawnWay(order)
  // What was given back in part is told beside the way, which was gone to its end.
  const current = wholeWay[status === 'partially_refunded' ? 'delivered' : status]
  const first = status === 'pending_payment' ? 'toPay' : 'paid'
  return { steps: [first, 'preparing', ...lastSteps(deliveryMethod)], current }
}
