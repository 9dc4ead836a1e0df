import { InvalidInput, refusedField } from '../../../../platform/http/refusals/invalid-input.ts'
import type { EditedRows } from './edited-rows.public.ts'

const fieldsOf = ({ nameFr, descriptionFr, compositionFr, variants }: EditedRows) =>
  [
    [['name'], nameFr === ''],
    [['description'], descriptionFr === ''],
    [['attributes', 'composition'], compositionFr === ''],
    [['variants'], variants.length === 0],
  ] as const

/** Refuses a product that the shop shows, or will show by itself, without the words that the law asks for. */
export const refuseUnwritten = (rows: EditedRows) => {
  const missing = fieldsOf(rows).flatMap(([path, isMissing]) => (isMissing ? [path] : []))
  if (missing.length > 0)
    throw new InvalidInput(missing.map((path) => refusedField(path, 'request:fields.required')))
}
