import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { applyIntent } from './apply-intent.ts'
import { lockPayment } from './lock-payment.ts'
import { payments } from './payments.table.ts'

export const cancelIntentJob = defineJob({
  name: 'payments.cancel-intent',
  data: z.object({ paymentId: z.uuid() }),
})

interface Subject {
  readonly purpose: string
  readonly subjectId: string
}

/** Cancels a payment that is no longer needed: the provider is told once the transaction has committed. */
export const cancelPayment = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  { db }: Write,
  { purpose, subjectId }: Subject,
) => {
  const [payment] = await db
    .update(payments)
    .set({ voidedAt: dateOf(ctx.clock.now()) })
    .where(
      and(
        eq(payments.purpose, purpose),
        eq(payments.subjectId, subjectId),
        isNull(payments.voidedAt),
        eq(payments.capturedCents, 0),
      ),
    )
    .returning({ id: payments.id })
  if (payment) await ctx.jobs.enqueue(db, { kind: cancelIntentJob, data: { paymentId: payment.id } })
}

/** Tells the provider to cancel; a payment that was made at the last moment is not cancelled, and counts. */
export const cancelIntent = async (ctx: Context, paymentId: string) => {
  const [known] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId))
  if (!known || known.intentId === null || known.status === 'canceled') return
  const intent = await ctx.payments.cancelIntent(known.intentId, {
    idempotencyKey: `payment-${paymentId}-cancel`,
  })
  await ctx.write(async (tx) => {
    const held = await lockPayment(ctx, tx.db, known)
    await applyIntent(ctx, tx, { ...held, intent })
  })
}
