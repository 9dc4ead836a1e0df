import type { BodyLength } from '../../shared/lengths/body-length.ts'
import type { MeasureName } from './body-measures.ts'
import type { Measures } from './doubts.rules.ts'

interface WithLength {
  readonly name: MeasureName
  readonly length: BodyLength | null
}

/** The lengths that are settled, by the names of their measures. */
export const lengthsOf = (measures: readonly WithLength[]): Measures =>
  Object.fromEntries(measures.flatMap(({ name, length }) => (length === null ? [] : [[name, length]])))
