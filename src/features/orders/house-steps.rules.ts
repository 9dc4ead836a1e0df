import { type OrderDeed, type OrderStatus, statusAfter } from './order-status.rules.ts'

/** What the house brings an order to with its own hands; the rest follows from payments and the clock. */
export const houseSteps = ['in_preparation', 'shipped', 'delivered', 'cancelled'] as const

export type HouseStep = (typeof houseSteps)[number]

const deeds: Readonly<Record<HouseStep, OrderDeed>> = {
  in_preparation: 'prepare',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}

/** Whether the house can bring an order there from where it stands. */
export const canStepTo = (status: OrderStatus, step: HouseStep) =>
  statusAfter(status, deeds[step]) !== undefined

/** Where the house can bring an order next, the usual way first. */
export const nextSteps = (status: OrderStatus): readonly HouseStep[] =>
  houseSteps.filter((step) => canStepTo(status, step))

interface Reached {
  readonly status: OrderStatus
  readonly closedAt: Date | null
}

/**
 * Whether an order was brought there already, so that pressing twice is pressing once. The money may have gone back since
 * it was called off: then its status tells of that, and its end tells of the other.
 */
export const hasReached = ({ status, closedAt }: Reached, step: HouseStep) =>
  status === step || (step === 'cancelled' && status === 'refunded' && closedAt !== null)
