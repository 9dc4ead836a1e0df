/** Events of an order without details. */
export const plainEventKinds = [
  'placed',
  'in_preparation',
  'delivered',
  'cancelled',
  'replaced',
  'expired',
  'account_closed',
] as const

/** Events that only the house reads: that a card may be stolen, and that an admin let the order go on. */
export const staffEventKinds = ['suspected', 'went_on'] as const

/** All kinds of events in the timeline of an order. */
export const orderEventKinds = [
  ...staffEventKinds,
  ...plainEventKinds,
  'payment_declined',
  'paid',
  'paid_too_late',
  'shipped',
  'parcel_changed',
  'in_preparation_taken_back',
  'shipped_taken_back',
  'delivered_taken_back',
  'refund_requested',
  'refunded',
  'refund_failed',
  'disputed',
  'withdrawal_requested',
  'withdrawal_answered',
  'return_noted',
  'return_taken_back',
] as const

export type OrderEventKind = (typeof orderEventKinds)[number]

/** Whether a payment failed because its customer did not confirm it, which no bank has refused. */
export const isUnconfirmed = ({
  kind,
  details,
}: {
  readonly kind: OrderEventKind
  readonly details: object
}) => kind === 'payment_declined' && 'decline' in details && details.decline === 'authentication_failed'

/** The events that a step leaves without meaning once it is taken back, and the event that takes it back. */
const undone: Partial<Record<OrderEventKind, OrderEventKind>> = {
  in_preparation: 'in_preparation_taken_back',
  shipped: 'shipped_taken_back',
  parcel_changed: 'shipped_taken_back',
  delivered: 'delivered_taken_back',
}

/** The events that take a step back, for a reason that only the house reads. */
export const takenBackKinds = [
  'in_preparation_taken_back',
  'shipped_taken_back',
  'delivered_taken_back',
] as const

/** The events of an order that hold: those that were taken back are left out, and so is that they were. */
export const effectiveEvents = <Event extends { readonly kind: OrderEventKind }>(events: readonly Event[]) =>
  events.filter(({ kind }, index) => {
    const end = undone[kind]
    const isUndone = end !== undefined && events.slice(index).some((later) => later.kind === end)
    return !isUndone && !Object.values(undone).includes(kind)
  })
