import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { invoices } from './invoices/invoices.table.ts'
import { contractPapers, invoicePapers } from './made/papers.table.ts'

/** Deletes the papers of some subjects, once the database lets them go: ten years after the end of their year. */
export const forgetPapers = async (db: Db, purpose: string, subjectIds: readonly string[]) => {
  const ofSubjects = and(eq(invoices.purpose, purpose), inArray(invoices.subjectId, [...subjectIds]))
  const papers = db.select({ id: invoices.id }).from(invoices).where(ofSubjects)
  await db.delete(invoicePapers).where(inArray(invoicePapers.invoiceId, papers))
  await db.delete(invoices).where(ofSubjects)
  await db
    .delete(contractPapers)
    .where(and(eq(contractPapers.purpose, purpose), inArray(contractPapers.subjectId, [...subjectIds])))
}
