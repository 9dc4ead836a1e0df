import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { refundableCents } from '../payment.rules.ts'
import { paymentsErrors } from '../payments.errors.ts'
import { toGo } from '../refund.rules.ts'
import { beginAttempt } from './begin-attempt.ts'
import { payments, refunds } from './payments.table.ts'

export const refundJob = defineJob({
  name: 'payments.refund',
  data: z.object({ refundId: z.uuid() }),
  // The retries cover some hours, because the provider may be unavailable for long, and the customer waits for the
  // money.
  retries: 12,
})

interface PaidFor {
  readonly purpose: string
  readonly subjectId: string
}

interface RefundAsked extends PaidFor {
  readonly amountCents: number
  readonly reason: string
  readonly details: Readonly<Record<string, unknown>>
  readonly requestedBy: string | null
}

const openCents = async (db: Db, paymentId: string) => {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, [...toGo])))
  return row?.cents ?? 0
}

const held = async (db: Db, { purpose, subjectId }: PaidFor) => {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId)))
    .for('no key update')
  if (!payment) throw paymentsErrors.nothingPaid()
  return { payment, leftCents: refundableCents({ ...payment, openCents: await openCents(db, payment.id) }) }
}

/** What can still be refunded of what was paid, locked until the transaction ends. */
export const lockRefundable = async (db: Db, subject: PaidFor) => (await held(db, subject)).leftCents

/**
 * Requests a refund, in the transaction that decides it and that has locked what was paid for; a job asks the provider
 * after the commit. The sum never exceeds what was paid, even for two requests at the same time.
 */
export const requestRefund = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  db: Db,
  { purpose, subjectId, ...asked }: RefundAsked,
) => {
  const { payment, leftCents } = await held(db, { purpose, subjectId })
  if (asked.amountCents > leftCents) throw paymentsErrors.refundTooLarge()
  const requestedAt = dateOf(ctx.clock.now())
  const refund = onlyRow(
    await db
      .insert(refunds)
      .values({ ...asked, paymentId: payment.id, status: 'requested', requestedAt })
      .returning({ id: refunds.id }),
  )
  await ctx.jobs.enqueue(db, { kind: refundJob, data: { refundId: refund.id } })
  return refund.id
}

interface RefundOwed extends PaidFor {
  readonly refundId: string
}

/**
 * Requests another attempt for money that came back, in the transaction that decides it and that has locked what was
 * paid for. It is the same debt with the same credit note, under a new key at the provider. Returns its amount.
 */
export const retryRefund = async (
  ctx: Pick<Context, 'jobs'>,
  db: Db,
  { refundId, ...subject }: RefundOwed,
) => {
  const { payment } = await held(db, subject)
  const refund = await beginAttempt(db, { refundId, paymentId: payment.id })
  if (!refund) throw paymentsErrors.nothingOwed()
  await ctx.jobs.enqueue(db, { kind: refundJob, data: { refundId } })
  return refund.amountCents
}
