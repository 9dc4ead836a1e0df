import type { Fulfilment } from '../status/fulfilment.rules.ts'
import { effectiveEvents, type OrderEventKind } from '../status/order-events.ts'

/** The steps that the team can take back when they were noted by mistake. */
export const retractableSteps = ['in_preparation', 'shipped', 'delivered'] as const

export type RetractableStep = (typeof retractableSteps)[number]

/** The reason of a step that is taken back by one press, for the house alone. */
export const undoneAtOnce = { fr: 'Annulé aussitôt', en: 'Undone at once' } as const

type Happened = readonly { readonly kind: OrderEventKind }[]

/** The events that rest on where the products are: after one of them, the step is not taken back any more. */
const following: readonly OrderEventKind[] = [
  'withdrawal_requested',
  'withdrawal_answered',
  'refund_requested',
  'refunded',
]

interface OrderFacts {
  readonly fulfilment: Fulfilment
  readonly events: Happened
}

const isRetractable = (fulfilment: Fulfilment): fulfilment is RetractableStep =>
  retractableSteps.some((step) => step === fulfilment)

/** The step that can be taken back: the last one of the order, while nothing has followed from it. */
export const stepToTakeBack = ({ fulfilment, events }: OrderFacts): RetractableStep | null => {
  if (!isRetractable(fulfilment)) return null
  const kinds = effectiveEvents(events).map(({ kind }) => kind)
  const since = kinds.slice(kinds.lastIndexOf(fulfilment) + 1)
  return since.some((kind) => following.includes(kind)) ? null : fulfilment
}

/** Where an order is again once a step is taken back: where it was before it. */
export const fulfilmentBefore = (step: RetractableStep, events: Happened): Fulfilment => {
  if (step === 'in_preparation') return 'to_prepare'
  if (step === 'delivered') return 'shipped'
  return effectiveEvents(events).some(({ kind }) => kind === 'in_preparation')
    ? 'in_preparation'
    : 'to_prepare'
}
