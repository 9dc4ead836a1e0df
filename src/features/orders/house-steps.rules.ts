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

interface Standing {
  readonly status: OrderStatus
  /** A withdrawal from it waits for its answer. */
  readonly withdrawing: boolean
  /** All of it is given back, or is being so. */
  readonly isGivenBack: boolean
}

/** Whether the house can bring an order there from where it stands, and if not, why. */
export const stepTo = (
  { status, withdrawing, isGivenBack }: Standing,
  step: HouseStep,
): 'possible' | 'impossible' | 'withdrawal_waits' => {
  if (statusAfter(status, deeds[step]) === undefined) return 'impossible'
  // That a parcel has arrived is a fact, whatever is still to be decided.
  if (step === 'delivered') return 'possible'
  if (withdrawing) return 'withdrawal_waits'
  return isGivenBack && step !== 'cancelled' ? 'impossible' : 'possible'
}

/** Where the house can bring an order next, the usual way first. */
export const nextSteps = (order: Standing): readonly HouseStep[] =>
  houseSteps.filter((step) => stepTo(order, step) === 'possible')

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
