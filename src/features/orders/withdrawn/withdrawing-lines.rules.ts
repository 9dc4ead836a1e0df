import type { OrderEvent } from '../status/order-event.schema.ts'
import { openWithdrawals } from './open-withdrawals.rules.ts'

/** What the open withdrawals of an order are about. */
export interface Withdrawing {
  /** How many products of a line. */
  readonly of: (line: string) => number
  /** Whether one was declared in words: until the house has read them, it may be about any line. */
  readonly inWords: boolean
}

/** Reads from the events of an order what its open withdrawals are about. */
export const withdrawingFrom = (events: readonly OrderEvent[]): Withdrawing => {
  const open = new Set(openWithdrawals(events))
  const quantities = new Map<string, number>()
  let inWords = false
  for (const { kind, details } of events) {
    if (kind !== 'withdrawal_requested' || !open.has(details.reference)) continue
    inWords ||= details.lines === undefined
    for (const { line, quantity } of details.lines ?? [])
      quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  }
  return { of: (line) => quantities.get(line) ?? 0, inWords }
}
