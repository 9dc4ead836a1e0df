import { priorPriceDays } from './catalog.limits.ts'

/** A price and the moment from which it applied; histories run from old to new. */
export interface PastPrice {
  readonly priceCents: number
  readonly fromMs: number
}

const windowMs = priorPriceDays * 24 * 60 * 60_000

/** How much of a history can still matter: a reduction of the window, and the window before it. */
export const pricesKeptInMindMs = 2 * windowMs

/**
 * The crossed-out price of a reduced piece: the lowest of the 30 days before the reduction, that of the first one
 * when several followed each other (L112-1-1, domain.md 1.7). After 30 days the reduced price is simply the price.
 */
export const priorPriceCents = ({ history, nowMs }: { history: readonly PastPrice[]; nowMs: number }) => {
  const now = history.at(-1)
  const first = firstReduction(history, nowMs)
  if (!now || first === 0) return undefined
  const lowest = lowestBefore(history, first)
  return lowest > now.priceCents ? lowest : undefined
}

/** The place where the run of falling prices that ends now began, within the window; 0 when there is none. */
const firstReduction = (history: readonly PastPrice[], nowMs: number) => {
  let first = 0
  for (let place = history.length - 1; place > 0; place--) {
    const [before, after] = [history[place - 1], history[place]]
    if (!before || !after || before.priceCents <= after.priceCents || nowMs - after.fromMs > windowMs) break
    first = place
  }
  return first
}

const lowestBefore = (history: readonly PastPrice[], first: number) => {
  const sinceMs = (history[first]?.fromMs ?? 0) - windowMs
  const applied = history.slice(0, first).filter((_, place) => (history[place + 1]?.fromMs ?? 0) > sinceMs)
  return Math.min(...applied.map(({ priceCents }) => priceCents))
}
