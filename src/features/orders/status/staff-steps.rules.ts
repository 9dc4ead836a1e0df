import { type Fulfilment, type FulfilmentDeed, fulfilmentAfter } from './fulfilment.rules.ts'

/** The steps that the team takes by hand; the other ones follow from payments and the clock. */
export const staffSteps = ['in_preparation', 'shipped', 'delivered', 'cancelled'] as const

export type StaffStep = (typeof staffSteps)[number]

const deeds: Readonly<Record<StaffStep, FulfilmentDeed>> = {
  in_preparation: 'prepare',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}

interface OrderFacts {
  readonly fulfilment: Fulfilment
  /** All money of the order was refunded. */
  readonly isRefunded: boolean
  /** A withdrawal from the order waits for its answer. */
  readonly withdrawing: boolean
  /** Its payment is suspected or disputed, and no admin has decided yet. */
  readonly isAlerted: boolean
  /** The refund of all products is done or requested. */
  readonly isGivenBack: boolean
}

/** Whether the team can bring an order to this step now, and if not, why. */
export const stepTo = (
  { fulfilment, isRefunded, withdrawing, isAlerted, isGivenBack }: OrderFacts,
  step: StaffStep,
): 'possible' | 'impossible' | 'withdrawal_waits' | 'decision_waits' => {
  if (isRefunded || fulfilmentAfter(fulfilment, deeds[step]) === undefined) return 'impossible'
  // A parcel may be marked as delivered even while a withdrawal waits.
  if (step === 'delivered') return 'possible'
  if (withdrawing) return 'withdrawal_waits'
  if (step === 'cancelled') return 'possible'
  if (isGivenBack) return 'impossible'
  return isAlerted ? 'decision_waits' : 'possible'
}

/** The steps that are possible now, the usual one first. */
export const nextSteps = (order: OrderFacts): readonly StaffStep[] =>
  staffSteps.filter((step) => stepTo(order, step) === 'possible')

interface Reached {
  readonly fulfilment: Fulfilment
  readonly closedAt: Date | null
}

/**
 * Whether an order has already reached a step, so that a second press does nothing. An order that ended by a refund was
 * never cancelled by the team.
 */
export const hasReached = ({ fulfilment, closedAt }: Reached, step: StaffStep) =>
  fulfilment === step && (step !== 'cancelled' || closedAt !== null)
