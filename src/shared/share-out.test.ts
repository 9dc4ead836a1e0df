import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOutCents } from './share-out.ts'

const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 40 })

describe('an amount shared out', () => {
  it('is wholly shared out, and no share exceeds its weight', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 100 }), (all, percent) => {
        const total = all.reduce((sum, weight) => sum + weight, 0)
        const cents = Math.round((total * percent) / 100)
        const shares = shareOutCents(cents, all)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : cents)
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(all[index] ?? 0)
        }
      }),
    )
  })

  it('gives what rounding leaves over to the largest remainders, the first of equals', () => {
    expect(shareOutCents(100, [1_000, 1_000, 1_000])).toEqual([34, 33, 33])
    expect(shareOutCents(10, [55, 33, 12])).toEqual([6, 3, 1])
  })
})
