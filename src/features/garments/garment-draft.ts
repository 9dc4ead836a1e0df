import { gradingCm } from '../sizing/size-table.ts'
import { type Cut, type CutPart, cutParts, isCutWord } from './cut.ts'
import { type MeasureName, measureLimitsCm, measureNames, type SizeMeasures } from './garment-measures.ts'

/** The word that was chosen for each part; empty where none is. */
export type CutDraft = Readonly<Record<CutPart, string>>

/** What was typed for each measure of each size; a product without sizes has one of no name. */
export type MeasuresDraft = Readonly<Record<string, Readonly<Record<MeasureName, string>>>>

export const draftOfCut = (cut: Cut) =>
  Object.fromEntries(cutParts.map((part) => [part, cut[part] ?? ''])) as CutDraft

export const cutOfDraft = (draft: CutDraft): Cut =>
  Object.fromEntries(
    cutParts.flatMap((part) => (isCutWord(part, draft[part]) ? [[part, draft[part]] as const] : [])),
  )

/** A field for each size that can be measured, empty where nothing is known. */
export const draftOfMeasures = (measures: readonly SizeMeasures[], sizes: readonly string[]): MeasuresDraft =>
  Object.fromEntries(
    sizes.map((size) => {
      const known = measures.find((of) => (of.size ?? '') === size)
      return [size, Object.fromEntries(measureNames.map((name) => [name, String(known?.[name] ?? '')]))]
    }),
  ) as MeasuresDraft

const cmIn = (typed: string) => Number(typed.trim().replace(',', '.'))

/** Whether what was typed is a length of a garment, in half centimetres. */
export const isMeasure = (typed: string) => {
  const { min, max, step } = measureLimitsCm
  const cm = cmIn(typed)
  return typed.trim() !== '' && cm >= min && cm <= max && Number.isInteger(cm / step)
}

export const measuresOfDraft = (draft: MeasuresDraft): SizeMeasures[] =>
  Object.entries(draft).flatMap(([size, typed]) => {
    const known = measureNames.filter((name) => typed[name].trim() !== '')
    if (known.length === 0) return []
    return [{ size: size || null, ...Object.fromEntries(known.map((name) => [name, cmIn(typed[name])])) }]
  })

/** From one size to the next a girth grows by as much; what runs along the body stays. */
const growthCm: Readonly<Record<MeasureName, number>> = {
  bust: gradingCm,
  waist: gradingCm,
  hip: gradingCm,
  shoulders: 1,
  sleeve: 0.5,
  length: 0.5,
}

/** Fills what is empty by the grading of the house, from the nearest size at which the same is known. */
export const graded = (draft: MeasuresDraft, sizes: readonly string[]): MeasuresDraft => {
  const known = (place: number, name: MeasureName) => isMeasure(draft[sizes[place] ?? '']?.[name] ?? '')
  const filled = (place: number, name: MeasureName) => {
    const own = draft[sizes[place] ?? '']?.[name] ?? ''
    if (own.trim() !== '') return own
    const nearest = sizes
      .map((_, from) => from)
      .filter((from) => known(from, name))
      .toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b)[0]
    if (nearest === undefined) return own
    const cm = cmIn(draft[sizes[nearest] ?? '']?.[name] ?? '') + (place - nearest) * growthCm[name]
    return cm >= measureLimitsCm.min && cm <= measureLimitsCm.max ? String(cm) : own
  }
  return {
    ...draft,
    ...Object.fromEntries(
      sizes.map((size, place) => [
        size,
        Object.fromEntries(measureNames.map((name) => [name, filled(place, name)])),
      ]),
    ),
  } as MeasuresDraft
}
