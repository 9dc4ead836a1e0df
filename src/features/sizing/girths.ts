import { cmOf, type LengthUnit, readLength } from '../../shared/lengths/body-length.ts'
import { type GirthName, girthNames } from './size-table.ts'

/** Body girths in centimetres; a size can be advised from any one of them. */
export type Girths = { readonly [name in GirthName]?: number }

/** The girths of a body that its customer keeps, and whether they are the customer's own. */
export interface KeptGirths {
  readonly girths: Girths
  readonly isOwn: boolean
}

/** What a tape can show on an adult, in centimetres; anything else is a slip (§14.3). */
export const girthLimitsCm = {
  bust: { min: 70, max: 150 },
  waist: { min: 50, max: 140 },
  hip: { min: 75, max: 160 },
} as const satisfies Record<GirthName, { readonly min: number; readonly max: number }>

const cmPerInch = 2.54

const cmPer: Readonly<Record<LengthUnit, number>> = { cm: 1, in: cmPerInch }

/** A length as a tape in that unit shows it: whole halves or quarters, rounded down, so that the garment still fits. */
export const shownLength = (cm: number, unit: LengthUnit) =>
  unit === 'cm' ? Math.floor(cm * 2) / 2 : Math.floor((cm / cmPerInch) * 4) / 4

/** The whole numbers between which a girth may be typed in that unit. */
export const typedLimits = (girth: GirthName, unit: LengthUnit) => {
  const { min, max } = girthLimitsCm[girth]
  return { min: Math.ceil(min / cmPer[unit]), max: Math.floor(max / cmPer[unit]) }
}

/** The girths of a form as they were typed: French decimals are read, empty fields are left out. */
export interface ReadGirths {
  readonly girths: Girths
  /** What was typed and cannot be a girth. */
  readonly faulty: readonly GirthName[]
}

/** Reads what was typed in a unit; a girth beyond the limits counts as faulty and is left out. */
export const readGirths = (typed: Readonly<Record<GirthName, string>>, unit: LengthUnit): ReadGirths => {
  const given = girthNames.filter((name) => typed[name].trim() !== '')
  const girths: { -readonly [name in GirthName]?: number } = {}
  for (const name of given) {
    const length = readLength(typed[name], unit)
    if (length === undefined) continue
    const cm = cmOf(length)
    const { min, max } = girthLimitsCm[name]
    if (cm >= min && cm <= max) girths[name] = cm
  }
  return { girths, faulty: given.filter((name) => girths[name] === undefined) }
}
