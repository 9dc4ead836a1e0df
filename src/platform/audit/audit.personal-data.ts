import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Person, PersonalData } from '../privacy/personal-data.ts'
import { auditLog } from './audit.table.ts'
import { auditSeals } from './audit-seals.table.ts'

const isAbout = ({ id }: Person) => and(eq(auditLog.subjectKind, 'account'), eq(auditLog.subjectId, id))

/**
 * The actions of a member of the team, and the actions on the person's account. The log outlives the account: after the
 * account is closed, its entries quote no value of the account and name persons by ids only.
 */
export const auditedDeeds: PersonalData = {
  section: 'deeds',
  tables: ['audit_log'],
  stays: { reason: 'without-name' },
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
    const about = db.select({ id: auditLog.id }).from(auditLog).where(isAbout(person))
    await db.update(auditSeals).set({ salt: null }).where(inArray(auditSeals.entryId, about))
    await db.update(auditLog).set({ before: null, after: null }).where(isAbout(person))
  },
}
