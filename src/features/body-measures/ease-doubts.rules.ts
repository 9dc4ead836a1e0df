import { easesIn, type FittedGarment } from '../sizing/garment-ease.ts'
import { alterationsCm } from '../sizing/sizing.limits.ts'
import type { MeasureName } from './body-measures.ts'
import type { Measures } from './doubts.rules.ts'
import { girthsOf, measureOfGirth } from './girths-of.ts'

/** A garment in the size that was chosen; null where it has no sizes. */
export interface ChosenGarment extends FittedGarment {
  readonly size: string | null
}

/**
 * What one asks about once more when a body is measured for a garment that is chosen: it would be smaller than the body,
 * or wider than drawn by more than the atelier takes in. Like every doubt it has a key, which stays as long as what it is
 * about, and refuses nothing.
 */
export interface EaseDoubt {
  readonly rule: 'smaller' | 'wider'
  readonly measures: readonly [MeasureName]
  readonly easeCm: number
  readonly key: string
}

/** The doubts of measures against a garment in its size, where it has been measured. */
export const easeDoubts = (measures: Measures, garment: ChosenGarment): readonly EaseDoubt[] =>
  easesIn(garment.size, girthsOf(measures), garment).flatMap(({ girth, easeCm, spareCm }) => {
    const isSmaller = easeCm < 0
    if (!isSmaller && spareCm <= alterationsCm.takeIn) return []
    const rule = isSmaller ? 'smaller' : 'wider'
    const name = measureOfGirth[girth]
    const key = `${rule} ${name}=${measures[name]} ease=${Math.round(easeCm * 10)}`
    return [{ rule, measures: [name], easeCm, key }]
  })
