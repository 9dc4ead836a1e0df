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
  readonly before?: FieldsOf<Field>
  /** Absent for a record that no longer exists. */
  readonly after?: FieldsOf<Field>
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
  { caller, clock, audited }: Pick<Context, 'caller' | 'clock' | 'audited'>,
  action: AuditedAction<Field>,
  { id, before, after }: AuditedRecord<Field>,
) => {
  audited?.(action)
  await tx.insert(auditLog).values({
    at: dateOf(clock.now()),
    actorId: caller?.id ?? null,
    actorRole: caller?.role ?? null,
    action: action.action,
    subjectKind: action.subject,
    subjectId: id,
    before: keptFields(action, before) ?? null,
    after: keptFields(action, after) ?? null,
  })
}
