import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { noTotals, sumOfTotals, totalsOfMovement, totalsOfPaper, valuesOf } from './closing-totals.ts'

const paper = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'credit-note' as const),
    shares: fc.uniqueArray(
      fc.record({
        rateBasisPoints: fc.constantFrom(2000, 1000, 550, 0),
        baseCents: fc.integer({ min: 0, max: 100_000 }),
        vatCents: fc.integer({ min: 0, max: 20_000 }),
      }),
      { selector: ({ rateBasisPoints }) => rateBasisPoints, minLength: 1 },
    ),
  })
  .map(({ kind, shares }) => {
    const netCents = shares.reduce((sum, { baseCents }) => sum + baseCents, 0)
    const vatCents = shares.reduce((sum, each) => sum + each.vatCents, 0)
    return { kind, totals: { vat: shares, netCents, vatCents, grossCents: netCents + vatCents } }
  })

const entry = fc.oneof(
  paper.map(totalsOfPaper),
  fc.integer({ min: -5_000, max: 5_000 }).map(totalsOfMovement),
)

it('come to the same whether entries are added up at once or day by day', () => {
  fc.assert(
    fc.property(fc.array(fc.array(entry, { maxLength: 6 }), { maxLength: 6 }), (days) => {
      const whole = sumOfTotals(days.flat())
      expect(valuesOf(sumOfTotals(days.map(sumOfTotals)))).toEqual(valuesOf(whole))
      expect(whole.rates.reduce((sum, [, base]) => sum + base, 0)).toBe(whole.netCents)
      expect(whole.rates.reduce((sum, [, , tax]) => sum + tax, 0)).toBe(whole.vatCents)
      expect(whole.absoluteCents).toBeGreaterThanOrEqual(Math.abs(whole.netCents + whole.vatCents))
      expect(whole.entries).toBe(days.flat().length)
    }),
    { numRuns: propertyRuns(200) },
  )
})

it('take what was given back off, but count it in the total that only grows', () => {
  const totals = {
    vat: [{ rateBasisPoints: 2000, baseCents: 100, vatCents: 20 }],
    netCents: 100,
    vatCents: 20,
    grossCents: 120,
  }
  const both = sumOfTotals([
    totalsOfPaper({ kind: 'invoice', totals }),
    totalsOfPaper({ kind: 'credit-note', totals }),
    totalsOfMovement(120),
    totalsOfMovement(-120),
  ])
  expect(both).toEqual({
    ...noTotals,
    entries: 4,
    absoluteCents: 240,
    rates: [[2000, 0, 0]],
    takenCents: 120,
    givenBackCents: 120,
  })
})
