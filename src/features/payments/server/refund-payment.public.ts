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
  // The retries cover some hours: the provider may be away for long, and the customer waits for the money.
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
 * Writes down that money is to go back, in the transaction that decides it, which has locked what was paid for; a job
 * asks the provider as soon as that commits. Never more than what came in, also when two ask at the same time.
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
 * Has money that came back tried once more, in the transaction that decides it, which has locked what was paid for: the
 * same debt under the same paper, under a new name at the provider. Answers its amount.
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
