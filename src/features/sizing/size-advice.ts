import type { Girths } from './girths.ts'
import { type GirthName, girthNames, gradingCm, sizeTable, type TreeSize } from './size-table.ts'

/** Smaller than the table begins, a size of it, or larger than it ends. */
export type AskedSize = 'below' | TreeSize | 'above'

export interface SizeAdvice {
  readonly size: AskedSize
  /** The girths that ask for it; the others would do with less. */
  readonly decidedBy: readonly GirthName[]
  /** What each given girth asks for by itself. */
  readonly asked: readonly { readonly girth: GirthName; readonly size: AskedSize }[]
}

const [smallest] = sizeTable

const order: readonly AskedSize[] = ['below', ...sizeTable.map(({ size }) => size), 'above']

/** The size that one girth asks for: between two sizes the larger; a whole step below the first, none of the house. */
export const askedSize = (girth: GirthName, cm: number): AskedSize => {
  if (cm <= smallest[girth] - gradingCm) return 'below'
  return sizeTable.find((row) => cm <= row[girth])?.size ?? 'above'
}

/**
 * Advises by the largest girth (§14.4), because cloth can be taken in and not let out; of a garment, by the girths where
 * it lies close to the body.
 */
export const sizeAdvice = (
  girths: Girths,
  deciding: readonly GirthName[] = girthNames,
): SizeAdvice | undefined => {
  const asked = deciding.flatMap((girth) => {
    const cm = girths[girth]
    return cm === undefined ? [] : [{ girth, size: askedSize(girth, cm) }]
  })
  const size = order.findLast((step) => asked.some((one) => one.size === step))
  if (size === undefined) return undefined
  const decidedBy = asked.filter((one) => one.size === size).map(({ girth }) => girth)
  return { size, decidedBy, asked }
}

/** Whether the girths ask for sizes so far apart that no size alone will sit well: two steps or more. */
export const isUneven = ({ asked }: SizeAdvice) => {
  const places = asked.map(({ size }) => order.indexOf(size))
  return Math.max(...places) - Math.min(...places) > 1
}
