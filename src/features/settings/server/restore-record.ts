import { z } from 'zod'
import type { AuditedFields } from '../../../platform/audit/audit.table.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import { fieldsBefore } from '../../take-backs/server/fields-before.public.ts'
import type { DoneDeed } from '../../take-backs/server/take-back.public.ts'
import { takeBacksErrors } from '../../take-backs/take-backs.errors.ts'
import { wireNameOf } from '../settings-on-the-wire.ts'
import { type EditedRecord, lockRecord, storeRecord } from './write-record.ts'

interface RestorableRecord<Kept extends AuditedFields, Wire> extends EditedRecord<Kept, Wire> {
  readonly record: EditedRecord<Kept, Wire>['record'] & { readonly schema: z.ZodType<Kept> }
}

const listOfExamples = z.array(z.string()).catch([])

/** The examples of now, without those that a change had made examples, and with those that it had confirmed. */
const examplesBefore = (now: readonly string[], { before, after }: DoneDeed) => {
  const were = listOfExamples.parse(before.examples)
  const became = listOfExamples.parse(after.examples)
  const confirmed = were.filter((field) => !became.includes(field))
  return [...now.filter((field) => were.includes(field) || !became.includes(field)), ...confirmed].map(
    wireNameOf,
  )
}

/** Gives the fields of a record back what they had before a change of it, as long as nobody has changed them since. */
export const restoreRecord = async <Kept extends AuditedFields, Wire>(
  ctx: Context,
  tx: Write,
  edited: RestorableRecord<Kept, Wire>,
  deed: DoneDeed,
) => {
  const before = await lockRecord(tx.db, edited)
  const { examples: _were, ...earlier } = deed.before
  const { examples: _became, ...later } = deed.after
  const restored = fieldsBefore(ctx, {
    now: before.values,
    deed: { before: earlier, after: later },
    nameKeyOf: (field) => `settings:names.${wireNameOf(field)}`,
  })
  const values = edited.record.schema.safeParse({ ...before.values, ...restored })
  if (!values.success) throw takeBacksErrors.noLongerFits()
  const examples = examplesBefore(before.examples, deed)
  const changed = await storeRecord(ctx, tx, edited, { before, values: values.data, examples })
  if (!changed) throw takeBacksErrors.changedSince()
  return changed
}
