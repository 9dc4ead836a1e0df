import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomOf } from '../random.ts'
import { hangingFolds } from './folds.ts'

const plans = fc.record({
  count: fc.integer({ min: 7, max: 80 }),
  word: fc.string(),
  height: fc.double({ min: 0.5, max: 9, noNaN: true }),
  uneven: fc.double({ min: 0, max: 1, noNaN: true }),
})

const angles = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true })
const shares = fc.double({ min: 0, max: 1, noNaN: true })

describe('folds that hang', () => {
  it('never stand out further than they were cut, nor inwards', () => {
    fc.assert(
      fc.property(plans, angles, shares, ({ word, ...plan }, angle, down) => {
        const { out, hollow } = hangingFolds({ ...plan, random: randomOf(word) })(angle, down, 0)
        expect(out).toBeGreaterThanOrEqual(0)
        expect(out).toBeLessThanOrEqual(plan.height + 1e-9)
        expect(hollow).toBeGreaterThanOrEqual(0)
        expect(hollow).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  it('close around the stand: the last meets the first', () => {
    fc.assert(
      fc.property(plans, shares, ({ word, ...plan }, down) => {
        const relief = hangingFolds({ ...plan, random: randomOf(word) })
        expect(relief(-Math.PI, down, 0).out).toBeCloseTo(relief(Math.PI, down, 0).out, 6)
      }),
    )
  })

  it('are not there yet at the waist when they begin further down', () => {
    const relief = hangingFolds({ count: 12, random: randomOf('late'), height: 5, begins: [0.4, 0.6] })
    for (let angle = -3; angle < 3; angle += 0.1) expect(relief(angle, 0.2, 0).out).toBe(0)
  })
})
