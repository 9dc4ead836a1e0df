import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BoughtLine,
  centsOfUnits,
  partsWithin,
  refundOfLines,
  restockedProducts,
} from './refund-lines.rules.ts'

const aLine = (line: Partial<BoughtLine> = {}): BoughtLine => ({
  id: 'gown',
  position: 0,
  quantity: 2,
  netCents: 1_001,
  refundedQuantity: 0,
  ...line,
})

const boughtLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 12 }), netCents: fc.integer({ min: 0, max: 500_000 }) })
  .map((line) => aLine(line))

/** A line with a sequence of refunds that together refund all of it. */
const givenBack = boughtLine.chain((line) =>
  fc.record({
    line: fc.constant(line),
    cuts: fc.subarray(Array.from({ length: line.quantity }, (_, n) => n)),
  }),
)

describe('what some products of a line cost', () => {
  it('adds up to the line, however its products come back', () => {
    fc.assert(
      fc.property(givenBack, ({ line, cuts }) => {
        const ends = [...cuts.filter((cut) => cut > 0), line.quantity]
        const sum = ends.reduce((cents, end, index) => {
          const before = ends[index - 1] ?? 0
          return cents + centsOfUnits({ ...line, before, units: end - before })
        }, 0)
        expect(sum).toBe(line.netCents)
      }),
    )
  })

  it('gives the last product the rest', () => {
    expect(centsOfUnits({ ...aLine(), before: 0, units: 1 })).toBe(500)
    expect(centsOfUnits({ ...aLine(), before: 1, units: 1 })).toBe(501)
  })
})

describe('what goes back for some products of an order', () => {
  const belt = aLine({ id: 'belt', position: 1, quantity: 1, netCents: 8_000 })

  it('names each line by its place in the contract', () => {
    const shares = [{ lineId: 'belt', quantity: 1 }]
    expect(refundOfLines({ lines: [aLine(), belt], shares, shippingCents: 1_500 })).toEqual({
      kind: 'refund',
      parts: [{ line: 1, quantity: 1, cents: 8_000 }],
      cents: 8_000,
    })
  })

  it('pays the sending back with the last product of the order, and only then', () => {
    const whole = [
      { lineId: 'gown', quantity: 1 },
      { lineId: 'belt', quantity: 1 },
    ]
    const asked = { shares: whole, shippingCents: 1_500 }
    expect(refundOfLines({ ...asked, lines: [aLine(), belt] })).toMatchObject({ cents: 8_500 })
    expect(refundOfLines({ ...asked, lines: [aLine({ refundedQuantity: 1 }), belt] })).toMatchObject({
      cents: 501 + 8_000 + 1_500,
    })
  })

  it('has the sending without the last product, or alone, where the house says so, and never twice', () => {
    const asked = { lines: [aLine(), belt], shippingCents: 1_500, withShipping: true }
    const one = [{ lineId: 'belt', quantity: 1 }]
    expect(refundOfLines({ ...asked, shares: one })).toMatchObject({ cents: 9_500 })
    expect(refundOfLines({ ...asked, shares: [] })).toEqual({
      kind: 'refund',
      parts: [{ line: 'shipping', quantity: 1, cents: 1_500 }],
      cents: 1_500,
    })
    expect(refundOfLines({ ...asked, shares: [], shippingCents: 0 })).toMatchObject({ parts: [], cents: 0 })
  })

  it('never goes beyond what was bought, nor into another order', () => {
    const asked = (lineId: string, quantity: number) =>
      refundOfLines({ lines: [aLine()], shares: [{ lineId, quantity }], shippingCents: 0 }).kind
    expect(asked('gown', 3)).toBe('too_many')
    expect(asked('gown', 0)).toBe('too_many')
    expect(asked('veil', 1)).toBe('unknown_line')
    const twice = [
      { lineId: 'gown', quantity: 1 },
      { lineId: 'gown', quantity: 1 },
    ]
    expect(refundOfLines({ lines: [aLine()], shares: twice, shippingCents: 0 }).kind).toBe('unknown_line')
  })

  it('is cut down to the cent to what is left of the money', () => {
    const cents = fc.integer({ min: 1, max: 300_000 })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), cents, (amounts, left) => {
        const parts = amounts.map((amount, line) => ({ line, quantity: 1, cents: amount }))
        const whole = amounts.reduce((sum, amount) => sum + amount, 0)
        const cut = partsWithin(parts, left)
        expect(cut.reduce((sum, part) => sum + part.cents, 0)).toBe(Math.min(whole, left))
        for (const [index, part] of cut.entries()) expect(part.cents).toBeLessThanOrEqual(amounts[index] ?? 0)
      }),
    )
  })
})

describe('what goes into the stock again', () => {
  it('is each product that is given back, once', () => {
    expect(restockedProducts({ refundedQuantity: 0, restockedQuantity: 0 }, 2)).toBe(2)
    expect(restockedProducts({ refundedQuantity: 1, restockedQuantity: 1 }, 1)).toBe(1)
  })

  it('is not a product that lies there because its money could not go back', () => {
    expect(restockedProducts({ refundedQuantity: 0, restockedQuantity: 1 }, 1)).toBe(0)
    expect(restockedProducts({ refundedQuantity: 0, restockedQuantity: 1 }, 2)).toBe(1)
  })

  it('is not made up for a product that was kept from it', () => {
    expect(restockedProducts({ refundedQuantity: 1, restockedQuantity: 0 }, 1)).toBe(1)
  })
})
