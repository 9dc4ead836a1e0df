import { and, asc, eq, or } from 'drizzle-orm'
import type { Person, PersonalData } from '../privacy/personal-data.ts'
import { auditLog } from './audit.table.ts'

const isAbout = ({ id }: Person) => and(eq(auditLog.subjectKind, 'account'), eq(auditLog.subjectId, id))

/**
 * What a member of the team did, and what the house did to the person's account. The log outlives the account; it then
 * quotes nothing of it, and names persons by ids only.
 */
export const auditedDeeds: PersonalData = {
  section: 'deeds',
  tables: ['audit_log'],
  collect: (db, person) =>
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
      .where(or(eq(auditLog.actorId, person.id), isAbout(person)))
      .orderBy(asc(auditLog.id)),
  erase: async ({ db }, person) => {
    await db.update(auditLog).set({ before: null, after: null }).where(isAbout(person))
  },
}
