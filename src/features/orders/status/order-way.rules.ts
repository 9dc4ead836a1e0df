import type { Order } from '../order.schema.ts'
import { effectiveEvents, type OrderEventKind } from './order-events.ts'
import type { OrderStatus } from './order-status.rules.ts'
import { refundStateOf } from './refund-state.rules.ts'

/** A step of the progress bar of an order. */
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
  /** The index of the current step, from 0; an index after the last step means that all steps are done. */
  readonly current: number
}

interface Followed {
  readonly status: OrderStatus
  readonly deliveryMethod: Order['deliveryMethod']
  /** A withdrawal from the order waits for its answer. */
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
  const kinds = effectiveEvents(order.events).map(({ kind }) => kind)
  return stepsOnTheWay(order).flatMap(([kind, step]) => (kinds.includes(kind) ? [step] : []))
}

/**
 * The steps of an order from which the customer has withdrawn: those that were done, the house's answer, the refund.
 */
const withdrawnWay = (order: Followed): OrderWay => {
  const reached = reachedOf(order)
  return { steps: [...reached, 'withdrawn', 'refunded'], current: reached.length }
}

const endings = ['cancelled', 'replaced', 'expired'] as const

/** The steps of an order that ended early: those that were done, how it ended, and whether its money is refunded. */
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

/** The steps of an order and the current one: to make and send it, or how it ended. */
export const wayOf = (order: Followed): OrderWay => {
  const { status, deliveryMethod } = order
  if (status === 'cancelled' || status === 'expired' || status === 'refunded') return endedWay(order)
  if (order.withdrawing && status !== 'pending_payment') return withdrawnWay(order)
  // A partial refund is shown beside the steps, because the delivery was completed.
  const current = wholeWay[status === 'partially_refunded' ? 'delivered' : status]
  const first = status === 'pending_payment' ? 'toPay' : 'paid'
  return { steps: [first, 'preparing', ...lastSteps(deliveryMethod)], current }
}
