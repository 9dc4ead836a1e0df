import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestQuantity } from '../cart.limits.ts'
import { shortageOf } from './shortage.rules.ts'

describe('bringing a line to a quantity', () => {
  it('is refused for what there is not, in words of its own', () => {
    expect(shortageOf({ quantity: 1, inCart: 0, available: 0 })).toBe('soldOut')
    expect(shortageOf({ quantity: 3, inCart: 0, available: 2 })).toBe('notEnough')
    expect(shortageOf({ quantity: 3, inCart: 1, available: 2 })).toBe('notEnoughBeside')
    expect(shortageOf({ quantity: 3, inCart: 2, available: 2 })).toBe('allTaken')
    expect(shortageOf({ quantity: 6, inCart: 5, available: 2 })).toBe('allTaken')
    expect(shortageOf({ quantity: largestQuantity + 1, inCart: 0, available: 500 })).toBe('lineFull')
  })

  it('is possible when there are enough, and whenever it is no more than before', () => {
    const count = fc.integer({ min: 0, max: 150 })
    fc.assert(
      fc.property(count, count, count, (quantity, inCart, available) => {
        const isPossible = quantity <= inCart || quantity <= Math.min(available, largestQuantity)
        expect(shortageOf({ quantity, inCart, available }) === null).toBe(isPossible)
      }),
    )
  })
})
