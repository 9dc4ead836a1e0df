import { isDeepStrictEqual } from 'node:util'
import type { AuditedFields } from '../../../platform/audit/audit.table.ts'
import type { Context } from '../../../platform/context/context.ts'
import { takeBacksErrors } from '../take-backs.errors.ts'
import type { DoneDeed } from './take-back.public.ts'

interface Left {
  /** The fields of the record as they are. */
  readonly now: AuditedFields
  readonly deed: Pick<DoneDeed, 'before' | 'after'>
  /** The key of the word for a field, such as `gallery:names.altFr`. */
  readonly nameKeyOf: (field: string) => string
}

/** The fields that a deed changed as they were before it; those that have changed since are named in the refusal. */
export const fieldsBefore = (
  { say }: Pick<Context, 'say'>,
  { now, deed: { before, after }, nameKeyOf }: Left,
): AuditedFields => {
  const fields = Object.keys(after)
  const changed = fields.filter((field) => !isDeepStrictEqual(now[field], after[field]))
  if (changed.length > 0) {
    const names = new Set(changed.map((field) => say(nameKeyOf(field), {})))
    throw takeBacksErrors.fieldsChangedSince({ values: { fields: [...names].join(', ') } })
  }
  return Object.fromEntries(fields.map((field) => [field, before[field]]))
}
