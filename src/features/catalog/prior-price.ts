import { priorPriceDays } from './catalog.limits.ts'

/** A price and the time in which it applied; histories run from old to new. */
export interface PastPrice {
  readonly priceCents: number
  readonly fromMs: number
  /** Absent or null where it applied until the next one; before it ended otherwise, the product was not for sale. */
  readonly toMs?: number | null
}

const dayMs = 24 * 60 * 60_000

const windowMs = priorPriceDays * dayMs

/**
 * Older prices no longer matter: a reduction lasts for one window, and its prior price comes from the window before it.
 */
export const pricesKeptInMindMs = 2 * windowMs

interface ChargedPrice extends PastPrice {
  /** Infinity for the current price, which has no end. */
  readonly toMs: number
}

/**
 * The crossed-out price of a reduced product: the lowest price of the 30 days before the reduction. When
 * several reductions followed each other, the first one counts (L112-1-1, §11.7). After 30 days the
 * reduced price is simply the price.
 */
export const priorPriceCents = (known: KnownPrices) => reductionOf(known)?.priorCents

interface KnownPrices {
  readonly history: readonly PastPrice[]
  readonly nowMs: number
}

/** The crossed-out price, and until when it may be shown. */
export const reductionOf = ({ history, nowMs }: KnownPrices) => {
  const charged = withoutSlips(history)
  const now = charged.at(-1)
  const first = firstReduction(charged, nowMs)
  if (!now || first === 0) return undefined
  const lowest = lowestBefore(charged, first)
  if (lowest === undefined || lowest <= now.priceCents) return undefined
  return { priorCents: lowest, untilMs: (charged[first]?.fromMs ?? 0) + windowMs }
}

/** The lowest price of the last 30 days, from which a lower one would be announced now; undefined for none. */
export const lowestCents = ({ history, nowMs }: KnownPrices) => {
  const charged = withoutSlips(history)
  const lower = { priceCents: 0, fromMs: nowMs, toMs: Number.POSITIVE_INFINITY }
  return lowestBefore([...charged, lower], charged.length)
}

/**
 * A price that was lowered within a day is a typing mistake. It would mislead to announce it as the prior
 * price, because no customer was meant to pay it (L121-2). A lower price that lasted less than a day counts,
 * because a customer may have paid it.
 */
const withoutSlips = (history: readonly PastPrice[]): readonly ChargedPrice[] =>
  history.flatMap((price, place) => {
    const next = history[place + 1]
    if (!next) return [{ ...price, toMs: Number.POSITIVE_INFINITY }]
    const isSlip = price.priceCents > next.priceCents && next.fromMs - price.fromMs < dayMs
    return isSlip ? [] : [{ ...price, toMs: Math.min(price.toMs ?? next.fromMs, next.fromMs) }]
  })

/**
 * The index at which the series of falling prices that lasts until now began, within the window; 0 when there is none.
 */
const firstReduction = (charged: readonly ChargedPrice[], nowMs: number) => {
  let first = 0
  for (let place = charged.length - 1; place > 0; place--) {
    const [before, after] = [charged[place - 1], charged[place]]
    if (!before || !after || before.priceCents < after.priceCents || nowMs - after.fromMs > windowMs) break
    // The same price stands twice where a mistaken price stood between. It continued, so nothing was reduced there.
    if (before.priceCents > after.priceCents) first = place
  }
  return first
}

/** The lowest price of the 30 days before the reduction; undefined when all prices of that time were mistakes. */
const lowestBefore = (charged: readonly ChargedPrice[], first: number) => {
  const sinceMs = (charged[first]?.fromMs ?? 0) - windowMs
  const applied = charged.slice(0, first).filter(({ toMs }) => toMs > sinceMs)
  return applied.length > 0 ? Math.min(...applied.map(({ priceCents }) => priceCents)) : undefined
}
