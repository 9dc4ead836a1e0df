import { cmOf } from '../../shared/lengths/body-length.ts'
import type { Girths } from '../sizing/girths.ts'
import { type GirthName, girthNames } from '../sizing/size-table.ts'
import type { MeasureName } from './body-measures.ts'
import type { Measures } from './doubts.rules.ts'

/** What the girths that decide a size are called among the measures of a body. */
export const measureOfGirth = {
  bust: 'tour_poitrine',
  waist: 'tour_taille',
  hip: 'tour_hanches',
} as const satisfies Record<GirthName, MeasureName>

/** The girths of a body that decide a size, as far as they are known. */
export const girthsOf = (measures: Measures): Girths =>
  Object.fromEntries(
    girthNames.flatMap((girth) => {
      const length = measures[measureOfGirth[girth]]
      return length === undefined ? [] : [[girth, cmOf(length)] as const]
    }),
  )
