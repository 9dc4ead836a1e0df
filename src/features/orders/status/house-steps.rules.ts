import { type Fulfilment, type FulfilmentDeed, fulfilmentAfter } from './fulfilment.rules.ts'

/** What the house brings an order to with its own hands; the rest follows from payments and the clock. */
export const houseSteps = ['in_preparation', 'shipped', 'delivered', 'cancelled'] as const

export type HouseStep = (typeof houseSteps)[number]

const deeds: Readonly<Record<HouseStep, FulfilmentDeed>> = {
  in_preparation: 'prepare',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}

interface Standing {
  readonly fulfilment: Fulfilment
  /** All of its money is back with its customer. */
  readonly isRefunded: boolean
  /** A withdrawal from it waits for its answer. */
  readonly withdrawing: boolean
  /** All of its products are given back, or are being so. */
  readonly isGivenBack: boolean
}

/** Whether the house can bring an order there from where it stands, and if not, why. */
export const stepTo = (
  { fulfilment, isRefunded, withdrawing, isGivenBack }: Standing,
  step: HouseStep,
): 'possible' | 'impossible' | 'withdrawal_waits' => {
  if (isRefunded || fulfilmentAfter(fulfilment, deeds[step]) === undefined) return 'impossible'
  // A parcel may be marked as delivered whatever is still to be decided.
  if (step === 'delivered') return 'possible'
  if (withdrawing) return 'withdrawal_waits'
  return isGivenBack && step !== 'cancelled' ? 'impossible' : 'possible'
}

/** Where the house can bring an order next, the usual way first. */
export const nextSteps = (order: Standing): readonly HouseStep[] =>
  houseSteps.filter((step) => stepTo(order, step) === 'possible')

interface Reached {
  readonly fulfilment: Fulfilment
  readonly closedAt: Date | null
}

/**
 * Whether an order was brought there already, so that pressing twice is pressing once. One that ended because its money
 * went back was never cancelled.
 */
export const hasReached = ({ fulfilment, closedAt }: Reached, step: HouseStep) =>
  fulfilment === step && (step !== 'cancelled' || closedAt !== null)
