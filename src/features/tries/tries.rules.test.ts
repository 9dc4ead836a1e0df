import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signInsPerAccount } from '../accounts/sign-in.limits.ts'
import { waitAfter } from './tries.rules.ts'

describe('the wait after a number of tries', () => {
  it('is none while tries are free, then doubles', () => {
    const waits = [1, 4, 5, 6, 7, 8].map((tries) => waitAfter(tries, signInsPerAccount))
    expect(waits).toEqual([0, 0, 2, 4, 8, 16])
  })

  it('has an end, so that nobody is kept out for good', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e6 }), (tries) => {
        expect(waitAfter(tries, signInsPerAccount)).toBeLessThanOrEqual(900)
      }),
    )
  })

  it('never becomes shorter with another try', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100 }), (tries) => {
        expect(waitAfter(tries + 1, signInsPerAccount)).toBeGreaterThanOrEqual(
          waitAfter(tries, signInsPerAccount),
        )
      }),
    )
  })
})
