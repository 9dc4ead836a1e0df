import {
  anyGarment,
  canBeLetOut,
  type Ease,
  easesIn,
  type FittedGarment,
  isTooLarge,
} from './garment-ease.ts'
import type { Girths } from './girths.ts'
import { type GirthName, girthNames, gradingCm, sizeTable, type TreeSize } from './size-table.ts'

/** Smaller than the table begins, a size of it, or larger than it ends. */
export type AskedSize = 'below' | TreeSize | 'above'

/** The size that one girth asks for. */
interface SizeOfGirth {
  readonly girth: GirthName
  readonly size: AskedSize
}

export interface SizeAdvice {
  readonly size: AskedSize
  /** The girths that ask for it; the others would do with less. */
  readonly decidedBy: readonly GirthName[]
  /** What each given girth asks for by itself. */
  readonly asked: readonly SizeOfGirth[]
  /** How the garment lies in this size, where it has been measured. */
  readonly eases: readonly Ease[]
  /** The size before it, where the atelier could let the garment out as far as that. */
  readonly smaller?: { readonly size: TreeSize; readonly eases: readonly Ease[] } | undefined
}

const [smallest] = sizeTable
const largest = sizeTable.at(-1)

const order: readonly AskedSize[] = ['below', ...sizeTable.map(({ size }) => size), 'above']

const placeOf = (size: AskedSize) => order.indexOf(size)

/**
 * The size that one girth asks for, from which on nothing is too small for it: between two sizes the larger; a whole step
 * below the first, none of the house.
 */
export const askedSize = (girth: GirthName, cm: number, garment = anyGarment): AskedSize => {
  const tooSmall = sizeTable.findLastIndex((row) => isTooLarge({ girth, cm }, garment, row))
  const isBelow = !garment.fittedAt.includes(girth) || cm <= smallest[girth] - gradingCm
  if (tooSmall < 0 && isBelow) return 'below'
  return sizeTable[tooSmall + 1]?.size ?? 'above'
}

const largestOf = (asked: readonly SizeOfGirth[]) =>
  order.findLast((step) => asked.some(({ size }) => size === step))

/** What the girths at which the garment lies close ask for; one at which it floats asks only where it would not go round. */
const askedBy = (girths: Girths, garment: FittedGarment) => {
  const asked = girthNames.flatMap((girth) => {
    const cm = girths[girth]
    return cm === undefined ? [] : [{ girth, size: askedSize(girth, cm, garment) }]
  })
  const isClose = ({ girth }: SizeOfGirth) => garment.fittedAt.includes(girth)
  const least = largestOf(asked.filter(isClose))
  return least === undefined ? [] : asked.filter((one) => isClose(one) || placeOf(one.size) > placeOf(least))
}

/** How the garment lies in a size that is too small, where the atelier can let it out as far as that. */
const letOutIn = (
  row: (typeof sizeTable)[number] | undefined,
  girths: Girths,
  garment: FittedGarment,
): SizeAdvice['smaller'] => {
  if (!row) return undefined
  const eases = easesIn(row.size, girths, garment)
  const isEnough = girthNames.every((girth) => {
    const cm = girths[girth]
    if (cm === undefined || !isTooLarge({ girth, cm }, garment, row)) return true
    return eases.some((ease) => ease.girth === girth && canBeLetOut(ease))
  })
  return isEnough ? { size: row.size, eases } : undefined
}

/**
 * Advises by the largest girth (§14.4), because cloth can be taken in and hardly let out; of a garment, by the girths
 * where it lies close to the body and by what it measures. What the last size lacks is let out, if that is enough.
 */
export const sizeAdvice = (girths: Girths, garment = anyGarment): SizeAdvice | undefined => {
  const asked = askedBy(girths, garment)
  const least = largestOf(asked)
  if (least === undefined) return undefined
  const decidedBy = asked.filter((one) => one.size === least).map(({ girth }) => girth)
  const letOut = least === 'above' ? letOutIn(largest, girths, garment) : undefined
  if (letOut) return { ...letOut, decidedBy, asked }
  const before = sizeTable[sizeTable.findIndex(({ size }) => size === least) - 1]
  return {
    size: least,
    decidedBy,
    asked,
    eases: easesIn(least, girths, garment),
    smaller: letOutIn(before, girths, garment),
  }
}

/** Whether the girths ask for sizes so far apart that no size alone will sit well: two steps or more. */
export const isUneven = ({ asked }: SizeAdvice) => {
  const places = asked.map(({ size }) => placeOf(size))
  return Math.max(...places) - Math.min(...places) > 1
}
