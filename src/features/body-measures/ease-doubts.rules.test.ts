import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOfCm } from '../../shared/lengths/body-length.ts'
import { girthNames, sizeTable } from '../sizing/size-table.ts'
import { type ChosenGarment, easeDoubts } from './ease-doubts.rules.ts'
import { girthsOf } from './girths-of.ts'

/** A dress of the size 38, cut for a body of 88, 70 and 94 cm. */
const dress: ChosenGarment = {
  size: '38',
  fittedAt: girthNames,
  measures: [{ size: '38', bust: 92, waist: 73, hip: 99 }],
}

const measured = (bust: number, waist: number, hips: number) => ({
  tour_poitrine: lengthOfCm(bust),
  tour_taille: lengthOfCm(waist),
  tour_hanches: lengthOfCm(hips),
})

const doubtsOf = (bust: number, waist: number, hips: number, change: Partial<ChosenGarment> = {}) =>
  easeDoubts(measured(bust, waist, hips), { ...dress, ...change }).map(({ rule, measures, easeCm }) => [
    rule,
    ...measures,
    easeCm,
  ])

describe('the girths of measures', () => {
  it('are those that decide a size, in centimetres', () => {
    expect(girthsOf({ ...measured(88, 70.5, 94), stature: lengthOfCm(165) })).toEqual({
      bust: 88,
      waist: 70.5,
      hip: 94,
    })
    expect(girthsOf({ stature: lengthOfCm(165) })).toEqual({})
  })
})

describe('the doubts of measures against a garment', () => {
  it('are none where it lies as it was drawn, or close to that', () => {
    expect(doubtsOf(88, 70, 94)).toEqual([])
    expect(doubtsOf(92, 73, 99)).toEqual([])
    expect(doubtsOf(84, 66, 90)).toEqual([])
  })

  it('are told where it is smaller than the body, or much wider than drawn', () => {
    expect(doubtsOf(92.5, 70, 89.5)).toEqual([
      ['smaller', 'tour_poitrine', -0.5],
      ['wider', 'tour_hanches', 9.5],
    ])
  })

  it('are none of how wide it is where it floats, and of what nobody has measured', () => {
    expect(doubtsOf(88, 70, 80, { fittedAt: ['bust', 'waist'] })).toEqual([])
    expect(doubtsOf(88, 70, 99.5, { fittedAt: ['bust', 'waist'] })).toHaveLength(1)
    expect(doubtsOf(60, 60, 60, { size: '40' })).toEqual([])
    expect(easeDoubts({}, dress)).toEqual([])
  })

  it('have a key that stays as long as the measure and the garment do', () => {
    const keyOf = (bust: number, change: Partial<ChosenGarment> = {}) =>
      easeDoubts(measured(bust, 70, 94), { ...dress, ...change })[0]?.key
    expect(keyOf(93)).toBe(keyOf(93))
    expect(keyOf(93)).not.toBe(keyOf(93.5))
    expect(keyOf(93)).not.toBe(keyOf(93, { measures: [{ size: '38', bust: 91 }] }))
  })

  it('are told of each place once, and only of what is known', () => {
    const cm = fc.integer({ min: 40, max: 200 })
    const row = sizeTable.map(({ size, ...girths }) => ({ size, ...girths }))
    fc.assert(
      fc.property(cm, cm, cm, fc.constantFrom(...sizeTable), (bust, waist, hips, { size }) => {
        const doubts = easeDoubts(measured(bust, waist, hips), { size, fittedAt: girthNames, measures: row })
        expect(new Set(doubts.flatMap(({ measures }) => measures)).size).toBe(doubts.length)
        for (const { rule, easeCm } of doubts) expect(rule === 'smaller' ? easeCm < 0 : easeCm > 4).toBe(true)
      }),
    )
  })
})
