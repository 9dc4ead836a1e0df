import { draftOfCut, draftOfMeasures } from '../../../../../garments/garment-draft.ts'
import { cutOfLines, measuresOfLines } from '../../../../../garments/garment-lines.ts'
import type { NextVersion } from '../../../../next-version.contract.ts'
import { type DraftField, measurableSizes, type ProductDraft } from '../product-draft.ts'

type Change = NextVersion['changes'][number]

const isDraftField = (
  field: Change['field'],
): field is Exclude<Change['field'], 'state' | 'publishAt'> & DraftField =>
  field !== 'state' && field !== 'publishAt'

const linesIn = (value: Change['after']) => (Array.isArray(value) ? value : [])

/** Fields that hold their value as it is, and not as it is typed. */
const untyped: ReadonlySet<DraftField> = new Set(['customizable', 'featured', 'animalParts', 'fittedAt'])

const typed = (field: DraftField, value: Change['after']) => {
  if (field === 'cut') return draftOfCut(cutOfLines(linesIn(value)) ?? {})
  if (field === 'measures') return draftOfMeasures(measuresOfLines(linesIn(value)) ?? [], measurableSizes)
  if (untyped.has(field)) return value
  if (Array.isArray(value)) return value.join(', ')
  return value === null ? '' : String(value)
}

/** What waits, as it is typed into the form. */
export const takenChanges = (changes: readonly Change[]) =>
  Object.fromEntries(
    changes.flatMap(({ field, after }) => (isDraftField(field) ? [[field, typed(field, after)]] : [])),
  ) as Partial<ProductDraft>
