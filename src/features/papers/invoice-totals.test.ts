import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceLine } from './invoice-content.ts'
import { addsUp, totalsOf } from './invoice-totals.ts'

const lineOf = (grossCents: number, vatRateBasisPoints: number): InvoiceLine => {
  const netCents = Math.round((grossCents * 10_000) / (10_000 + vatRateBasisPoints))
  return {
    description: { fr: 'Robe' },
    details: [],
    quantity: 1,
    unitNetCents: netCents,
    discountNetCents: 0,
    netCents,
    vatRateBasisPoints,
    vatCents: grossCents - netCents,
    grossCents,
  }
}

const someLines = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(2000, 1000, 550, 0))
    .map(([grossCents, rate]) => lineOf(grossCents, rate)),
)

describe('what an invoice comes to', () => {
  it('is told for each rate, the highest first', () => {
    const lines = [lineOf(129_000, 2000), lineOf(5_275, 550), lineOf(1_500, 2000)]
    expect(totalsOf(lines)).toEqual({
      vat: [
        { rateBasisPoints: 2000, baseCents: 108_750, vatCents: 21_750 },
        { rateBasisPoints: 550, baseCents: 5_000, vatCents: 275 },
      ],
      netCents: 113_750,
      vatCents: 22_025,
      grossCents: 135_775,
    })
  })

  it('is what was paid, to the cent, whatever the lines', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const { vat, netCents, vatCents, grossCents } = totalsOf(lines)
        expect(netCents + vatCents).toBe(grossCents)
        expect(grossCents).toBe(lines.reduce((total, line) => total + line.grossCents, 0))
        expect(vat.reduce((total, share) => total + share.baseCents, 0)).toBe(netCents)
        expect(vat.reduce((total, share) => total + share.vatCents, 0)).toBe(vatCents)
        expect(addsUp({ lines, totals: totalsOf(lines) })).toBe(true)
      }),
    )
  })

  it('does not add up when a line or a total is off by a cent, or a rate is missing', () => {
    const lines = [lineOf(129_000, 2000), lineOf(5_275, 550)]
    const totals = totalsOf(lines)
    const [first, ...others] = lines
    if (!first) throw new Error('no line')
    const wrong = { ...first, vatCents: first.vatCents + 1 }
    expect(addsUp({ lines: [wrong, ...others], totals: totalsOf([wrong, ...others]) })).toBe(false)
    expect(addsUp({ lines, totals: { ...totals, grossCents: totals.grossCents + 1 } })).toBe(false)
    expect(addsUp({ lines, totals: { ...totals, vat: totals.vat.slice(1) } })).toBe(false)
  })
})
