import { dateOf } from '../clock.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/database.ts'
import { type AuditedFields, auditLog } from './audit.table.ts'

export interface AuditedWrite {
  /** `product.updated`: subject and what became of it. */
  readonly action: string
  readonly subject: { readonly kind: string; readonly id: string }
  /** Changed fields only; absent for what did not exist before. */
  readonly before?: AuditedFields
  /** Absent for what exists no more. */
  readonly after?: AuditedFields
}

/** Notes a write of the house in the caller's transaction: it is in the log if and only if that commits (§6). */
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
