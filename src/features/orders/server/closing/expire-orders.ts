import { and, asc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { orders } from '../orders.table.ts'
import { closeWaiting } from './close-waiting.ts'

export const expirySweep = defineJob({
  name: 'orders.expire',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
})

const batch = 50

/** Gives back what unpaid orders held, once their time has passed; one transaction each, in as many processes as like. */
export const expireOrders = async (ctx: Context) => {
  const now = new Date(ctx.clock.now().epochMilliseconds)
  for (let left = batch; left > 0; left--) if (!(await expireOne(ctx, now))) return
}

/** One that nobody else holds: who pays at this moment is not disturbed, and wins. */
const expireOne = (ctx: Context, now: Date) =>
  ctx.write(async (tx) => {
    const [order] = await tx.db
      .select()
      .from(orders)
      .where(and(eq(orders.status, 'pending_payment'), lte(orders.heldUntil, now)))
      .orderBy(asc(orders.heldUntil))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (!order) return false
    await closeWaiting(ctx, tx, { order, as: 'expired' })
    await queueOrderMail(ctx, tx.db, { order, kind: 'expired' })
    return true
  })
