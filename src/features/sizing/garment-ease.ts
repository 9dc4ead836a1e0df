import type { Girths } from './girths.ts'
import { type GirthName, girthNames, gradingCm, sizeTable } from './size-table.ts'
import { alterationsCm } from './sizing.limits.ts'

/** What a finished garment measures at its girths in one size, in centimetres; the size is null where it has none. */
export type GarmentGirths = { readonly size: string | null } & {
  readonly [girth in GirthName]?: number | undefined
}

/** A garment as the advice of a size knows it. */
export interface FittedGarment {
  /** The girths at which it lies close to the body. */
  readonly fittedAt: readonly GirthName[]
  /** What it measures in each size, as far as the house has said. */
  readonly measures: readonly GarmentGirths[]
}

/** The table alone, of which every girth decides. */
export const anyGarment: FittedGarment = { fittedAt: girthNames, measures: [] }

/** How a garment lies at one girth of a body. */
export interface Ease {
  readonly girth: GirthName
  /** By how much the garment is larger than the body; below zero it is smaller. */
  readonly easeCm: number
  /** What is lacking until it lies as it was drawn; zero where nothing is. */
  readonly lackingCm: number
  /** By how much it is larger than drawn; where it floats nobody has drawn how much. */
  readonly spareCm: number
  readonly floats: boolean
}

type BodyRow = Readonly<Record<GirthName, number>>

/** The body for which a size was drawn, at this girth; nobody's where the garment floats. */
const drawnFor = (girth: GirthName, { fittedAt }: FittedGarment, row: BodyRow | undefined) =>
  fittedAt.includes(girth) ? row?.[girth] : undefined

const measureOf = (garment: FittedGarment, size: string | null, girth: GirthName) =>
  garment.measures.find((of) => of.size === size)?.[girth]

/** Whether a girth is too large for a size: beyond the table where the garment lies close, or beyond the garment. */
export const isTooLarge = (
  { girth, cm }: { readonly girth: GirthName; readonly cm: number },
  garment: FittedGarment,
  row: (typeof sizeTable)[number],
) =>
  cm > (drawnFor(girth, garment, row) ?? Number.POSITIVE_INFINITY) ||
  cm > (measureOf(garment, row.size, girth) ?? Number.POSITIVE_INFINITY)

/**
 * The ease of a garment at each girth that both it and the body are known at: garment less body. It was drawn with the
 * ease that it has on the body of its size in the house's table.
 */
export const easesIn = (size: string | null, girths: Girths, garment: FittedGarment): readonly Ease[] => {
  const row = sizeTable.find((of) => of.size === size)
  return girthNames.flatMap((girth) => {
    const body = girths[girth]
    const measure = measureOf(garment, size, girth)
    if (body === undefined || measure === undefined) return []
    const drawn = drawnFor(girth, garment, row)
    return [
      {
        girth,
        easeCm: measure - body,
        lackingCm: Math.max(0, body - measure, body - (drawn ?? body)),
        spareCm: Math.max(0, (drawn ?? body) - body),
        floats: !garment.fittedAt.includes(girth),
      },
    ]
  })
}

/** Whether it is larger than drawn by more than half a size: then it would be taken in. */
export const isLoose = ({ spareCm }: Ease) => spareCm > gradingCm / 2

/** How much of that the atelier can take in. */
export const takenInCm = ({ spareCm }: Ease) => Math.min(spareCm, alterationsCm.takeIn)

export const canBeLetOut = ({ lackingCm }: Ease) => lackingCm <= alterationsCm.letOut
