import { type BodyLength, lengthOfMillimetres } from '../../shared/lengths/body-length.ts'
import { bodyMeasures, isMeasuredTwice, type MeasureName, toleranceMm } from './body-measures.ts'

/** What the passes of a tape come to: a length that stands, or the wish for one pass more. */
export type Settled =
  | { readonly length: BodyLength }
  /** Another pass is wanted, without a look at the ones before; they lie too far apart, or there is only one. */
  | { readonly wanted: 'second' | 'third' }

const medianOf = (passes: readonly BodyLength[]) => passes.toSorted((one, other) => one - other)[1]

/**
 * Settles a measure by its passes: two within the tolerance of their kind give their mean, two beyond it ask for a
 * third, and of three the middle one stands, which a single slip cannot move.
 */
export const settledBy = (name: MeasureName, passes: readonly BodyLength[]): Settled | undefined => {
  const [first, second, third] = passes
  if (first === undefined) return undefined
  if (!isMeasuredTwice(name)) return { length: first }
  if (second === undefined) return { wanted: 'second' }
  if (third !== undefined) return { length: medianOf([first, second, third]) ?? third }
  const tolerance = lengthOfMillimetres(toleranceMm[bodyMeasures[name].kind])
  if (Math.abs(first - second) > tolerance) return { wanted: 'third' }
  return { length: Math.round((first + second) / 2) }
}
