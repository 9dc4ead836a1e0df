import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { disputes, fraudReports, paymentJournal, payments, refunds } from './payments.table.ts'

/** Deletes the payments for some subjects with all that became of them, once the database lets their journal go. */
export const forgetPayments = async (db: Db, purpose: string, subjectIds: readonly string[]) => {
  const ofSubjects = and(eq(payments.purpose, purpose), inArray(payments.subjectId, [...subjectIds]))
  const those = db.select({ id: payments.id }).from(payments).where(ofSubjects)
  for (const table of [paymentJournal, disputes, fraudReports, refunds])
    await db.delete(table).where(inArray(table.paymentId, those))
  await db.delete(payments).where(ofSubjects)
}
