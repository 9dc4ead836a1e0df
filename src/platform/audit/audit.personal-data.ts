import { and, asc, eq, or } from 'drizzle-orm'
import type { PersonalData } from '../privacy/personal-data.ts'
import { auditLog } from './audit.table.ts'

const accountSubject = 'account'

/** What a person of the house did, and what the house did to her account. The log outlives the account; it names nobody but by an id. */
export const auditedDeeds: PersonalData = {
  section: 'deeds',
  tables: ['audit_log'],
  collect: (db, { id }) =>
    db
      .select({
        at: auditLog.at,
        action: auditLog.action,
        actorRole: auditLog.actorRole,
        subjectKind: auditLog.subjectKind,
        subjectId: auditLog.subjectId,
        before: auditLog.before,
        after: auditLog.after,
      })
      .from(auditLog)
      .where(
        or(
          eq(auditLog.actorId, id),
          and(eq(auditLog.subjectKind, accountSubject), eq(auditLog.subjectId, id)),
        ),
      )
      .orderBy(asc(auditLog.id)),
}
