import type { OrderEvent } from './order-event.schema.ts'

/**
 * The references of withdrawals that wait for the house's answer, by the timeline of their order: they are told beside
 * whatever else becomes of it, not instead (§4).
 */
export const openWithdrawals = (events: readonly OrderEvent[]): readonly string[] => {
  const answered = new Set(
    events.flatMap(({ kind, details }) => (kind === 'withdrawal_answered' ? [details.reference] : [])),
  )
  return events.flatMap(({ kind, details }) =>
    kind === 'withdrawal_requested' && !answered.has(details.reference) ? [details.reference] : [],
  )
}
