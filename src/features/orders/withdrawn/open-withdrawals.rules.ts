import type { OrderEvent } from '../status/order-event.schema.ts'

/**
 * The references of the withdrawals that wait for an answer, from the events of their order. They are shown beside the
 * status of the order and do not replace it (§4).
 */
export const openWithdrawals = (events: readonly OrderEvent[]): readonly string[] => {
  const answered = new Set(
    events.flatMap(({ kind, details }) => (kind === 'withdrawal_answered' ? [details.reference] : [])),
  )
  return events.flatMap(({ kind, details }) =>
    kind === 'withdrawal_requested' && !answered.has(details.reference) ? [details.reference] : [],
  )
}
