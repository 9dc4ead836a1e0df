import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOfCm, lengthOfMillimetres } from '../../shared/lengths/body-length.ts'
import { bodyMeasures, type MeasureName, measureNames, toleranceMm } from './body-measures.ts'
import { settledBy } from './passes.rules.ts'

const cm = (...lengths: readonly number[]) => lengths.map(lengthOfCm)

describe('a measure that is taken twice', () => {
  it('asks for a second pass, and keeps the mean of two that agree', () => {
    expect(settledBy('tour_taille', [])).toBeUndefined()
    expect(settledBy('tour_taille', cm(70))).toEqual({ wanted: 'second' })
    expect(settledBy('tour_taille', cm(70, 70.9))).toEqual({ length: lengthOfCm(70.45) })
  })

  it('asks for a third where two lie further apart than their kind allows, and keeps the middle one', () => {
    expect(settledBy('tour_taille', cm(70, 71))).toEqual({ wanted: 'third' })
    expect(settledBy('tour_taille', cm(70, 71, 70.8))).toEqual({ length: lengthOfCm(70.8) })
    expect(settledBy('tour_poignet', cm(16, 16.5))).toEqual({ wanted: 'third' })
    expect(settledBy('longueur_bras', cm(60, 60.5))).toEqual({ length: lengthOfCm(60.25) })
  })

  it('needs no second pass where it is chosen', () => {
    expect(settledBy('talon', cm(7))).toEqual({ length: lengthOfCm(7) })
  })

  const name = fc.constantFrom<MeasureName>(...measureNames.filter((each) => each !== 'talon'))
  const pass = fc.integer({ min: 100, max: 2_000 }).map(lengthOfMillimetres)

  it('lies between its passes, whichever way round they were taken', () => {
    fc.assert(
      fc.property(name, pass, pass, pass, (of, one, two, three) => {
        const pair = settledBy(of, [one, two])
        expect(settledBy(of, [two, one])).toEqual(pair)
        const isWithin = Math.abs(one - two) <= lengthOfMillimetres(toleranceMm[bodyMeasures[of].kind])
        expect(pair !== undefined && 'length' in pair).toBe(isWithin)
        for (const passes of [
          [one, two],
          [one, two, three],
        ]) {
          const settled = settledBy(of, passes)
          if (!settled || !('length' in settled)) continue
          expect(settled.length).toBeGreaterThanOrEqual(Math.min(...passes))
          expect(settled.length).toBeLessThanOrEqual(Math.max(...passes))
          expect(Number.isInteger(settled.length)).toBe(true)
        }
      }),
    )
  })

  it('is not moved by one slip among three', () => {
    fc.assert(
      fc.property(name, pass, pass, (of, right, slip) => {
        expect(settledBy(of, [right, slip, right])).toEqual({ length: right })
      }),
    )
  })
})
