import { dateOf } from '../clock.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/database.ts'
import { type AuditedFields, auditLog } from './audit.table.ts'

export interface AuditedWrite {
  /** The subject and what was done to it, such as `product.updated`. */
  readonly action: string
  readonly subject: { readonly kind: string; readonly id: string }
  /** The changed fields only; absent for a subject that did not exist before. */
  readonly before?: AuditedFields
  /** Absent for a subject that no longer exists. */
  readonly after?: AuditedFields
}

/** Logs an action in the caller's transaction: the entry exists if and only if that transaction commits (§6). */
export const audit = async (
  tx: Db,
  { caller, clock }: Pick<Context, 'caller' | 'clock'>,
  write: AuditedWrite,
) => {
  const { action, subject, before = null, after = null } = write
  await tx.insert(auditLog).values({
    at: dateOf(clock.now()),
    actorId: caller?.id ?? null,
    actorRole: caller?.role ?? null,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before,
    after,
  })
}
