import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { refundableCents } from '../../payment.rules.ts'
import { paymentsErrors } from '../../payments.errors.ts'
import { toGo } from '../../refund.rules.ts'
import { beginAttempt } from '../begin-attempt.ts'
import { disputes, payments, refunds } from '../payments.table.ts'

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
  /** The refund that failed and that this one repeats. */
  readonly retries?: string
}

const openCents = async (db: Db, paymentId: string) => {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, [...toGo])))
  return row?.cents ?? 0
}

const disputedCents = async (db: Db, paymentId: string) => {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${disputes.amountCents}), 0)`.mapWith(Number) })
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), eq(disputes.holdsMoney, true)))
  return row?.cents ?? 0
}

const held = async (db: Db, { purpose, subjectId }: PaidFor) => {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId)))
    .for('no key update')
  if (!payment) throw paymentsErrors.nothingPaid()
  const going = {
    openCents: await openCents(db, payment.id),
    disputedCents: await disputedCents(db, payment.id),
  }
  return { payment, leftCents: refundableCents({ ...payment, ...going }) }
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

const repeated = alias(refunds, 'repeated')

interface RefundOwed extends PaidFor {
  readonly refundId: string
  readonly requestedBy: string
}

/**
 * Requests a refund again, in the transaction that decides it and that has locked what was paid for. Money that came
 * back is the same debt with the same credit note, under a new key at the provider. A refund that was never made is
 * asked for by another one in its place, which is `anew`.
 */
export const retryRefund = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  db: Db,
  { refundId, requestedBy, ...subject }: RefundOwed,
) => {
  const { payment, leftCents } = await held(db, subject)
  const returned = await beginAttempt(db, { refundId, paymentId: payment.id })
  if (returned) {
    await ctx.jobs.enqueue(db, { kind: refundJob, data: { refundId } })
    return { anew: false, ...returned }
  }
  const [failed] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.id, refundId),
        eq(refunds.paymentId, payment.id),
        eq(refunds.status, 'failed'),
        notExists(db.select().from(repeated).where(eq(repeated.retries, refunds.id))),
      ),
    )
  if (!failed || failed.amountCents > leftCents) throw paymentsErrors.nothingOwed()
  const { amountCents, reason, details } = failed
  await requestRefund(ctx, db, { ...subject, amountCents, reason, details, requestedBy, retries: refundId })
  return { anew: true, ...failed }
}
