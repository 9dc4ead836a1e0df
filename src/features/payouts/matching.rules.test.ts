import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../testing/property-runs.ts'
import { differenceOf, restOf, stateOfPayout, subjects } from './matching.rules.ts'

const cents = fc.oneof(
  fc.constant(null),
  fc.constantFrom(0, 100, -100),
  fc.integer({ min: -9_000, max: 9_000 }),
)
const subject = fc.constantFrom(...subjects)

describe('what both sides say of one subject', () => {
  it('differs exactly when its amounts do, and says who does not know it', () => {
    fc.assert(
      fc.property(subject, cents, cents, (of, theirCents, ourCents) => {
        const difference = differenceOf({ subject: of, theirCents, ourCents })
        expect(difference === null).toBe((theirCents ?? 0) === (ourCents ?? 0))
        if (!difference) return
        const isUnknown = theirCents === null || ourCents === null
        expect(difference).toBe(
          isUnknown ? `${of}-unknown-${ourCents === null ? 'here' : 'there'}` : `${of}-differs`,
        )
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('agrees about a refund that came back, whether or not one side ever noted it', () => {
    expect(differenceOf({ subject: 'refund', theirCents: 0, ourCents: null })).toBeNull()
    expect(differenceOf({ subject: 'refund', theirCents: null, ourCents: 0 })).toBeNull()
  })
})

const payout = fc.record({
  makeup: fc.constantFrom('told', 'awaited', 'untold'),
  status: fc.constantFrom('in_transit', 'paid', 'failed', 'canceled', 'a_word_of_next_year'),
  isItemized: fc.boolean(),
  amountCents: fc.integer({ min: -900, max: 900 }),
  sumCents: fc.integer({ min: -900, max: 900 }),
  unmatched: fc.nat({ max: 2 }),
})

describe('a payout', () => {
  it('is matched only down to zero, with all of its transactions', () => {
    fc.assert(
      fc.property(payout, (each) => {
        if (stateOfPayout(each) !== 'matched') return
        expect(restOf(each)).toBe(0)
        expect(each).toMatchObject({ makeup: 'told', isItemized: true, unmatched: 0 })
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  const whole = {
    makeup: 'told',
    status: 'paid',
    isItemized: true,
    amountCents: 5,
    sumCents: 5,
    unmatched: 0,
  } as const

  it.each([
    ['matched', {}],
    ['differs', { sumCents: 4 }],
    ['differs', { unmatched: 1 }],
    ['awaited', { isItemized: false }],
    ['awaited', { makeup: 'awaited', isItemized: false }],
    ['awaited', { makeup: 'awaited' }],
    ['untold', { makeup: 'untold', isItemized: false }],
    ['returned', { status: 'failed' }],
    ['returned', { status: 'canceled' }],
  ] as const)('is %s with %j', (state, change) => {
    expect(stateOfPayout({ ...whole, ...change })).toBe(state)
  })
})
