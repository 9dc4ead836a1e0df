import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { refreshPayment } from './open-payment.public.ts'
import { payments } from './payments.table.ts'

export const catchUpJob = defineJob({
  name: 'payments.catch-up',
  data: z.object({}),
  cron: '*/10 * * * *',
  retries: 0,
})

/** A payment that waits for longer has been cancelled already. */
const waitsAtMostMs = 24 * 3_600_000
const batch = 100

/**
 * Asks the provider about payments that wait, because its event may have been lost, for example while the server was
 * down. A payment that was made is then marked as paid.
 */
export const catchUp = async (ctx: Context) => {
  const since = new Date(ctx.clock.now().epochMilliseconds - waitsAtMostMs)
  const waiting = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.capturedCents, 0),
        isNull(payments.voidedAt),
        isNotNull(payments.intentId),
        gt(payments.createdAt, since),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(batch)
  for (const payment of waiting)
    await refreshPayment(ctx, payment).catch((error: unknown) => {
      ctx.log.warn({ err: error, paymentId: payment.id }, 'a payment could not be asked after')
    })
}
