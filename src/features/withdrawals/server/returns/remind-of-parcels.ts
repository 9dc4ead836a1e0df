import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { parcelDays } from '../../withdrawals.limits.ts'
import { queueReminder } from '../mails/queue-staff-notice.tsx'
import { withdrawals } from '../withdrawals.table.ts'

export const parcelReminder = defineJob({
  name: 'withdrawals.remind-of-parcels',
  data: z.object({}),
  cron: '40 8 * * *',
})

const hoursADay = 24

/** Reminds the house, once for each, of accepted withdrawals of which nothing came for long. */
export const remindOfParcels = async (ctx: Context) => {
  const now = ctx.clock.now()
  const isWaiting = and(
    eq(withdrawals.status, 'accepted'),
    eq(withdrawals.goodsReceived, false),
    isNull(withdrawals.remindedAt),
    lte(withdrawals.handledAt, dateOf(now.subtract({ hours: parcelDays * hoursADay }))),
  )
  const waiting = await ctx.db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(isWaiting)
    .orderBy(asc(withdrawals.handledAt))
  for (const { id } of waiting)
    await ctx.write(async ({ db }) => {
      const [row] = await db
        .update(withdrawals)
        .set({ remindedAt: dateOf(now) })
        .where(and(eq(withdrawals.id, id), isWaiting))
        .returning()
      if (row) await queueReminder(ctx, db, row)
    })
}
