import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowestCents, pricesKeptInMindMs, priorPriceCents, reductionOf } from './prior-price.ts'

const dayMs = 24 * 60 * 60_000
const nowMs = 1_000 * dayMs

/** Each step is [days ago, price], from the oldest to the newest. */
const priorOf = (...steps: readonly (readonly [number, number])[]) =>
  priorPriceCents({
    history: steps.map(([daysAgo, priceCents]) => ({ priceCents, fromMs: nowMs - daysAgo * dayMs })),
    nowMs,
  })

describe('the crossed-out price', () => {
  it('is none for a product that always cost the same', () => {
    expect(priorOf([300, 900])).toBeUndefined()
    expect(priorPriceCents({ history: [], nowMs })).toBeUndefined()
  })
  it('is none after a rise', () => {
    expect(priorOf([300, 900], [5, 950])).toBeUndefined()
  })
  it('is the price before a reduction', () => {
    expect(priorOf([300, 900], [5, 700])).toBe(900)
  })
  it('is the lowest of the 30 days before, not the last', () => {
    expect(priorOf([300, 800], [20, 900], [5, 700])).toBe(800)
  })
  it('ignores what ended more than 30 days before the reduction', () => {
    expect(priorOf([300, 600], [40, 900], [5, 700])).toBe(900)
  })
  it('is none when the reduction only comes back from a short rise', () => {
    expect(priorOf([300, 700], [10, 900], [5, 700])).toBeUndefined()
  })
  it('stays that of the first reduction when others follow', () => {
    expect(priorOf([300, 900], [20, 800], [5, 700])).toBe(900)
  })
  it('is the lowest since launch for a product younger than 30 days', () => {
    expect(priorOf([10, 900], [2, 850])).toBe(900)
  })
  it('is gone once the reduction is 30 days old', () => {
    expect(priorOf([300, 900], [31, 700])).toBeUndefined()
  })
  it('starts anew when a reduction follows one that became the ordinary price', () => {
    expect(priorOf([300, 900], [70, 800], [5, 700])).toBe(800)
  })
})

describe('a price that was lowered within a day', () => {
  const hour = 1 / 24
  it('is a slip, and never announced as the price before', () => {
    expect(priorOf([300, 1_200], [5, 12_000], [5 - hour, 1_200])).toBeUndefined()
    expect(priorOf([5, 12_000], [5 - hour, 1_200])).toBeUndefined()
    expect(priorOf([5, 900], [5, 700])).toBeUndefined()
  })
  it('is a slip as well when it was corrected in steps', () => {
    expect(priorOf([5, 12_000], [5 - hour, 2_100], [5 - 2 * hour, 1_200])).toBeUndefined()
  })
  it('takes nothing from a reduction, be it before or after it', () => {
    expect(priorOf([300, 900], [10, 9_000], [10 - hour, 900], [5, 700])).toBe(900)
    expect(priorOf([300, 900], [10, 700], [5, 7_000], [5 - hour, 700])).toBe(900)
    expect(priorOf([300, 900], [5, 7_000], [5 - hour, 700])).toBe(900)
  })
  it('is a price like any other once it has stood for a day', () => {
    expect(priorOf([6, 900], [5 + hour, 700])).toBeUndefined()
    expect(priorOf([6, 900], [5, 700])).toBe(900)
  })
  it('leaves nothing to announce when no other price stood in the 30 days before', () => {
    const falling = Array.from({ length: 41 }, (_, step) => [45 - 0.9 * step, 5_000 - step] as const)
    expect(priorOf([300, 900], ...falling, [8.2, 700])).toBeUndefined()
  })
})

describe('a price that was raised within a day', () => {
  it('counts, because somebody may have paid it', () => {
    expect(priorOf([300, 900], [10, 90], [10, 900], [5, 700])).toBeUndefined()
    expect(priorOf([300, 900], [10, 800], [10, 900], [5, 700])).toBe(800)
  })
})

/**
 * The price of every half day until now, one by one. The test applies the law to this list directly, without any
 * optimization. A price that stood for a single half day is the only one that stood for less than a day.
 */
const halfDailyPrices = fc
  .array(
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 90 }))),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((stays) => stays.flatMap(([price, halfDays]) => Array.from({ length: halfDays }, () => price)))

const windowHalfDays = 60

interface HalfDay {
  readonly place: number
  readonly price: number
}

const chargedHalfDays = (prices: readonly number[]): readonly HalfDay[] =>
  prices.flatMap((price, place) => {
    const isAlone = prices[place - 1] !== price
    const isLowered = price > (prices[place + 1] ?? price)
    return isAlone && isLowered ? [] : [{ place, price }]
  })

/** The first half day of the series of reductions that lasts until now. None of these is older than the window. */
const firstReduced = (charged: readonly HalfDay[], now: number) => {
  let first: number | undefined
  for (const [index, { place, price }] of [...charged.entries()].reverse()) {
    const before = charged[index - 1]?.price
    if (before === undefined || before < price || place < now - windowHalfDays) break
    if (before > price) first = place
  }
  return first
}

const priorHalfDayByHalfDay = (prices: readonly number[]) => {
  const charged = chargedHalfDays(prices)
  const first = firstReduced(charged, prices.length - 1)
  if (first === undefined) return undefined
  const inWindow = charged.filter(({ place }) => place < first && place >= first - windowHalfDays)
  const lowest = Math.min(...inWindow.map(({ price }) => price))
  return lowest > (prices.at(-1) ?? 0) ? lowest : undefined
}

/** The same prices as a history: only the half days at which the price changed. */
const historyOf = (prices: readonly number[]) =>
  prices.flatMap((priceCents, place) =>
    priceCents === prices[place - 1]
      ? []
      : [{ priceCents, fromMs: nowMs - ((prices.length - 1 - place) * dayMs) / 2 }],
  )

describe('the crossed-out price, whatever the prices were', () => {
  it('is what a reading half day by half day gives', () => {
    fc.assert(
      fc.property(halfDailyPrices, (prices) => {
        expect(priorPriceCents({ history: historyOf(prices), nowMs })).toBe(priorHalfDayByHalfDay(prices))
      }),
      { numRuns: 2000 },
    )
  })

  it('needs no more of the history than what is kept in mind', () => {
    fc.assert(
      fc.property(halfDailyPrices, (prices) => {
        const history = historyOf(prices)
        const recent = history.filter(
          (_, place) => (history[place + 1]?.fromMs ?? Infinity) > nowMs - pricesKeptInMindMs,
        )
        expect(priorPriceCents({ history: recent, nowMs })).toBe(priorPriceCents({ history, nowMs }))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a product that was not for sale for a while', () => {
  const at = (daysAgo: number) => nowMs - daysAgo * dayMs

  it('is reduced from a price that was charged in the 30 days before it came back, and from no older one', () => {
    const backAt = (daysAgo: number) => [
      { priceCents: 900, fromMs: at(100), toMs: at(daysAgo) },
      { priceCents: 700, fromMs: at(5) },
    ]
    expect(priorPriceCents({ history: backAt(20), nowMs })).toBe(900)
    expect(priorPriceCents({ history: backAt(36), nowMs })).toBeUndefined()
  })
})

describe('what may be said of a price', () => {
  const history = [
    { priceCents: 900, fromMs: nowMs - 300 * dayMs },
    { priceCents: 700, fromMs: nowMs - 5 * dayMs },
  ]

  it('ends 30 days after the reduction', () => {
    expect(reductionOf({ history, nowMs })).toEqual({ priorCents: 900, untilMs: nowMs + 25 * dayMs })
  })

  it('is, of a lower one, that it is reduced from the lowest of the last 30 days, the price of today too', () => {
    expect(lowestCents({ history, nowMs })).toBe(700)
    expect(lowestCents({ history: [], nowMs })).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 699 }), (priceCents) => {
        // From tomorrow on, so that it is no slip.
        const later = nowMs + dayMs
        const lowered = [...history, { priceCents, fromMs: later }]
        expect(priorPriceCents({ history: lowered, nowMs: later })).toBe(900)
        const fresh = [
          { priceCents: 700, fromMs: nowMs - 200 * dayMs },
          { priceCents, fromMs: later },
        ]
        expect(priorPriceCents({ history: fresh, nowMs: later })).toBe(
          lowestCents({ history: fresh.slice(0, 1), nowMs: later }),
        )
      }),
    )
  })
})
