import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Reduction, reductionShares, spelledCode, welcomeReduction } from './reduction.rules.ts'

const line = fc.record({ grossCents: fc.integer({ min: 0, max: 900_000 }), reducible: fc.boolean() })
const lines = fc.array(line, { minLength: 1, maxLength: 20 })

const reduction = fc.record({
  code: fc.constant('ATELIER'),
  off: fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ cents: fc.integer({ min: 100, max: 999_900 }) }),
  ),
  leastCents: fc.integer({ min: 0, max: 500_000 }),
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What the rule promises, said without shares: the reduction of the lines that it is for. */
const expected = (
  some: readonly { grossCents: number; reducible: boolean }[],
  { off, leastCents }: Reduction,
) => {
  const base = sum(some.filter(({ reducible }) => reducible).map(({ grossCents }) => grossCents))
  if (!some.some(({ reducible }) => reducible) || base < leastCents) return undefined
  return 'percent' in off ? Math.round((base * off.percent) / 100) : Math.min(base, off.cents)
}

describe('the shares of a reduction', () => {
  it('add up to what the code takes off the lines that it is for, from its least sum on', () => {
    fc.assert(
      fc.property(lines, reduction, (some, off) => {
        const shares = reductionShares(some, off)
        expect(shares && sum(shares)).toBe(expected(some, off))
      }),
    )
  })

  it('leave the other lines alone, and no line is paid for', () => {
    fc.assert(
      fc.property(lines, reduction, (some, off) => {
        const shares = reductionShares(some, off) ?? []
        for (const [index, share] of shares.entries()) {
          const { grossCents = 0, reducible = false } = some[index] ?? {}
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(reducible ? grossCents : 0)
        }
      }),
    )
  })
})

describe('the code of a customer', () => {
  it('is known however it is typed', () => {
    expect(spelledCode(' noël-2026 ')).toBe('NOËL-2026')
    expect(welcomeReduction(' bienvenue10')).toMatchObject({ code: 'BIENVENUE10', off: { percent: 10 } })
    expect([undefined, '', 'BIENVENUE', 'constructor'].map(welcomeReduction)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })
})
