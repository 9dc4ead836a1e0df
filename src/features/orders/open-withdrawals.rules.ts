import type { OrderEventDetails, OrderEventKind } from './order-events.ts'

type Happened = readonly { readonly kind: OrderEventKind; readonly details: OrderEventDetails }[]

/**
 * The references of withdrawals that wait for the house's answer, by the timeline of their order: they are told beside
 * whatever else becomes of it, not instead (domain.md 1.4).
 */
export const openWithdrawals = (events: Happened): readonly string[] => {
  const referencesOf = (wanted: OrderEventKind) =>
    events.flatMap(({ kind, details: { reference } }) =>
      kind === wanted && typeof reference === 'string' ? [reference] : [],
    )
  const answered = new Set(referencesOf('withdrawal_answered'))
  return referencesOf('withdrawal_requested').filter((reference) => !answered.has(reference))
}
