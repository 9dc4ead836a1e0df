import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { refundableCents } from '../payment.rules.ts'
import { isToGo } from '../refund.rules.ts'
import { findPaymentOf } from './enter-payment.public.ts'
import { disputes, fraudReports, refunds } from './payments.table.ts'

const heldByBanks = (disputed: readonly (typeof disputes.$inferSelect)[]) =>
  disputed.reduce((sum, { holdsMoney, amountCents }) => (holdsMoney ? sum + amountCents : sum), 0)

/** The payment for a subject with its refunds, its disputes and the reports against it. */
export const readPaymentAccount = async (db: Db, subject: { purpose: string; subjectId: string }) => {
  const payment = await findPaymentOf(db, subject)
  if (!payment) return undefined
  const asked = await db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  const disputed = await db
    .select()
    .from(disputes)
    .where(eq(disputes.paymentId, payment.id))
    .orderBy(asc(disputes.openedAt))
  const reports = await db
    .select()
    .from(fraudReports)
    .where(eq(fraudReports.paymentId, payment.id))
    .orderBy(asc(fraudReports.reportedAt))
  const openCents = asked.reduce(
    (sum, { status, amountCents }) => (isToGo(status) ? sum + amountCents : sum),
    0,
  )
  return {
    payment,
    refunds: asked,
    disputes: disputed,
    reports,
    refundableCents: refundableCents({ ...payment, openCents, disputedCents: heldByBanks(disputed) }),
  }
}

export type PaymentAccount = NonNullable<Awaited<ReturnType<typeof readPaymentAccount>>>
