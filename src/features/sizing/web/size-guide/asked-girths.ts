import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import { girthParams, unitParam } from '../../girth-params.ts'
import { type ReadGirths, readGirths } from '../../girths.ts'
import type { GirthName } from '../../size-table.ts'

/** What was asked of the guide: as typed, and as read. */
export interface AskedGirths extends ReadGirths {
  readonly typed: Readonly<Record<GirthName, string>>
  readonly unit: LengthUnit
  /** Something was asked without any girth. */
  readonly empty: boolean
}

/** Reads the question from an address, or from the form that would become one. */
export const askedGirths = (params: URLSearchParams): AskedGirths => {
  const word = (girth: GirthName) => params.get(girthParams[girth]) ?? ''
  const typed = { bust: word('bust'), waist: word('waist'), hip: word('hip') }
  const unit = params.get(unitParam) === 'in' ? 'in' : 'cm'
  const isAsked = Object.values(girthParams).some((name) => params.has(name))
  const empty = isAsked && Object.values(typed).every((text) => text.trim() === '')
  return { typed, unit, empty, ...readGirths(typed, unit) }
}
