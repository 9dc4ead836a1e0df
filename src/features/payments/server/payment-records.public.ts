import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { disputes, fraudReports, paymentEvents, paymentJournal, payments, refunds } from './payments.table.ts'

/** The tables that `readPaymentRecords` reads, for the feature that declares the personal data. */
export const paymentTables = [
  'payments',
  'payment_events',
  'refunds',
  'disputes',
  'fraud_reports',
  'payment_journal',
] as const

interface PaidFor {
  readonly purpose: string
  readonly subjectIds: readonly string[]
}

/**
 * Reads all payment data for some subjects, for the person who paid. It leaves out the client secret, which is a key
 * and no personal data.
 */
export const readPaymentRecords = async (db: Db, { purpose, subjectIds }: PaidFor) => {
  if (subjectIds.length === 0) return []
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, purpose), inArray(payments.subjectId, [...subjectIds])))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const events = await db.select().from(paymentEvents).where(inArray(paymentEvents.paymentId, ids))
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, ids))
    .orderBy(asc(refunds.requestedAt))
  const asked = await db.select().from(disputes).where(inArray(disputes.paymentId, ids))
  const reported = await db.select().from(fraudReports).where(inArray(fraudReports.paymentId, ids))
  const journal = await db
    .select()
    .from(paymentJournal)
    .where(inArray(paymentJournal.paymentId, ids))
    .orderBy(asc(paymentJournal.id))
  return rows.map(({ clientSecret: _secret, ...payment }) => {
    const isOf = ({ paymentId }: { readonly paymentId: string | null }) => paymentId === payment.id
    return {
      ...payment,
      events: events.filter(isOf),
      refunds: given.filter(isOf).map(({ requestedBy: _who, ...refund }) => refund),
      disputes: asked.filter(isOf),
      fraudReports: reported.filter(isOf),
      journal: journal.filter(isOf),
    }
  })
}
