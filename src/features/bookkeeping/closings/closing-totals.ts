import type { InvoiceContent } from '../../papers/invoice-content.ts'

/** What was taxed at a rate: rate in basis points, amount without tax, tax. */
export type RateShare = readonly [rate: number, baseCents: number, vatCents: number]

/** What the entries of a period come to; what was given back is taken off, but in `absoluteCents`. */
export interface ClosingTotals {
  readonly entries: number
  readonly netCents: number
  readonly vatCents: number
  /** With tax, and with every paper counted as a positive amount, so that it only grows. */
  readonly absoluteCents: number
  /** The highest rate comes first. */
  readonly rates: readonly RateShare[]
  /** What came in, and what came back because it could not be given back. */
  readonly takenCents: number
  readonly givenBackCents: number
}

export const noTotals: ClosingTotals = {
  entries: 0,
  netCents: 0,
  vatCents: 0,
  absoluteCents: 0,
  rates: [],
  takenCents: 0,
  givenBackCents: 0,
}

type Paper = Pick<InvoiceContent, 'kind' | 'totals'>

export const totalsOfPaper = ({ kind, totals }: Paper): ClosingTotals => {
  const sign = kind === 'invoice' ? 1 : -1
  return {
    ...noTotals,
    entries: 1,
    netCents: sign * totals.netCents,
    vatCents: sign * totals.vatCents,
    absoluteCents: totals.grossCents,
    rates: totals.vat.map((share) => [share.rateBasisPoints, sign * share.baseCents, sign * share.vatCents]),
  }
}

/** Below 0 money left. */
export const totalsOfMovement = (cents: number): ClosingTotals => ({
  ...noTotals,
  entries: 1,
  takenCents: Math.max(0, cents),
  givenBackCents: Math.max(0, -cents),
})

const sumOfRates = (one: readonly RateShare[], other: readonly RateShare[]): readonly RateShare[] => {
  if (other.length === 0) return one
  const sums = new Map(one.map((share) => [share[0], share]))
  for (const [rate, base, vat] of other) {
    const known = sums.get(rate)
    sums.set(rate, known ? [rate, known[1] + base, known[2] + vat] : [rate, base, vat])
  }
  return [...sums.values()].toSorted(([first], [second]) => second - first)
}

export const sumOfTotals = (all: readonly ClosingTotals[]): ClosingTotals =>
  all.reduce(
    (one, other) => ({
      entries: one.entries + other.entries,
      netCents: one.netCents + other.netCents,
      vatCents: one.vatCents + other.vatCents,
      absoluteCents: one.absoluteCents + other.absoluteCents,
      rates: sumOfRates(one.rates, other.rates),
      takenCents: one.takenCents + other.takenCents,
      givenBackCents: one.givenBackCents + other.givenBackCents,
    }),
    noTotals,
  )

/** The totals as values in a fixed order, so that they can be compared and sealed. */
export const valuesOf = (totals: ClosingTotals) =>
  [
    totals.entries,
    totals.netCents,
    totals.vatCents,
    totals.absoluteCents,
    totals.rates,
    totals.takenCents,
    totals.givenBackCents,
  ] as const
