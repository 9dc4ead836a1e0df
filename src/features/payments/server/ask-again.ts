import { and, asc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { together } from '../../../platform/db/together.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { refunds } from './payments.table.ts'
import { refundJob } from './refunds/refund-payment.public.ts'

export const refundSweep = defineJob({
  name: 'payments.ask-again',
  data: z.object({}),
  cron: '23 * * * *',
  retries: 0,
})

/**
 * After this time the job that asks for a refund has given up, because the provider could not be reached for longer.
 */
const givenUpMs = 6 * 3_600_000
const batch = 100

/** Asks the provider again for refunds whose job has given up, so that no refund is forgotten. */
export const askAgain = (ctx: Context) =>
  ctx.write(async ({ db }) => {
    const givenUp = new Date(ctx.clock.now().epochMilliseconds - givenUpMs)
    const stuck = await db
      .select({ refundId: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.status, 'requested'), lt(refunds.requestedAt, givenUp)))
      .orderBy(asc(refunds.requestedAt))
      .limit(batch)
    await together(
      ...stuck.map((data) => ctx.jobs.enqueue(db, { kind: refundJob, data, key: data.refundId })),
    )
    if (stuck.length > 0) ctx.log.warn({ refunds: stuck.length }, 'refunds are asked for once more')
  })
