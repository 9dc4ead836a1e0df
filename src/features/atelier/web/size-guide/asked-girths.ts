import { girthParams, unitParam } from '../../girth-params.ts'
import { type LengthUnit, type ReadGirths, readGirths } from '../../girths.ts'
import type { GirthName } from '../../size-table.ts'

/** What was asked of the guide: as typed, and as read. */
export interface AskedGirths extends ReadGirths {
  readonly typed: Readonly<Record<GirthName, string>>
  readonly unit: LengthUnit
}

/** Reads the question from an address, or from the form that would become one. */
export const askedGirths = (params: URLSearchParams): AskedGirths => {
  const word = (girth: GirthName) => params.get(girthParams[girth]) ?? ''
  const typed = { bust: word('bust'), waist: word('waist'), hip: word('hip') }
  const unit = params.get(unitParam) === 'in' ? 'in' : 'cm'
  return { typed, unit, ...readGirths(typed, unit) }
}
