import type { AuditedAction } from '../../shared/audit/define-audit.ts'
import { dateOf } from '../clock.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/database.ts'
import { type AuditedFields, auditLog } from './audit.table.ts'

type FieldsOf<Field extends string> = string extends Field
  ? AuditedFields
  : { readonly [Name in Field]?: unknown }

interface AuditedRecord<Field extends string> {
  readonly id: string
  /** The changed fields only; absent for a record that did not exist before. */
  readonly before?: FieldsOf<Field> | undefined
  /** Absent for a record that no longer exists. */
  readonly after?: FieldsOf<Field> | undefined
}

/** What the log may hold of a record: the fields that its action declares, without the secret ones. */
const keptFields = ({ fields, secret = [] }: AuditedAction, given: AuditedFields | undefined) =>
  given &&
  Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => (fields === 'record' || fields.includes(name)) && !secret.includes(name),
    ),
  )

/** Logs an action in the caller's transaction: the entry exists if and only if that transaction commits (§6). */
export const audit = async <Field extends string>(
  tx: Db,
  ctx: Pick<Context, 'caller' | 'clock' | 'audited'>,
  action: AuditedAction<Field>,
  record: AuditedRecord<Field>,
) => {
  await auditAll(tx, ctx, action, [record])
}

/** Logs the same action of many records in one statement, and returns the numbers of the entries in their order. */
export const auditAll = async <Field extends string>(
  tx: Db,
  { caller, clock, audited }: Pick<Context, 'caller' | 'clock' | 'audited'>,
  action: AuditedAction<Field>,
  records: readonly AuditedRecord<Field>[],
) => {
  audited?.(action)
  if (records.length === 0) return []
  const entries = await tx
    .insert(auditLog)
    .values(
      records.map(({ id, before, after }) => ({
        at: dateOf(clock.now()),
        actorId: caller?.id ?? null,
        actorRole: caller?.role ?? null,
        action: action.action,
        subjectKind: action.subject,
        subjectId: id,
        before: keptFields(action, before) ?? null,
        after: keptFields(action, after) ?? null,
      })),
    )
    .returning({ id: auditLog.id })
  return entries.map(({ id }) => id)
}
