import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repriced } from './repriced.ts'

it.each([
  ['1 290', 1290],
  ['1290 €', 1290],
  ['+50', 1050],
  ['-50', 950],
  ['−10 %', 900],
  ['+2,5%', 1025],
  ['+0,04 %', 1000],
])('from 1000 €, « %s » makes %d €', (typed, euros) => {
  expect(repriced(1000, typed)).toBe(euros)
})

it.each(['', 'dix', '10 %', '-1001', '1e3', '+', '%', '12.345', '2000000', '--5'])(
  '« %s » is no price',
  (typed) => {
    expect(repriced(1000, typed)).toBeUndefined()
  },
)

it('never makes anything but whole euros that a product may cost', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.string({ unit: fc.constantFrom(...'0123456789+-%., €') }),
      (price, typed) => {
        const euros = repriced(price, typed)
        if (euros === undefined) return
        expect(Number.isInteger(euros)).toBe(true)
        expect(euros).toBeGreaterThanOrEqual(0)
        expect(euros).toBeLessThanOrEqual(1_000_000)
      },
    ),
  )
})
