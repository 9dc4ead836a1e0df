import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
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

/**
 * Gives back what unpaid orders held, once their time has passed; one transaction each, in as many processes as like. One
 * that cannot be ended is passed over until the next sweep: those behind it end all the same.
 */
export const expireOrders = async (ctx: Context) => {
  const now = new Date(ctx.clock.now().epochMilliseconds)
  const failed: string[] = []
  for (let left = batch; left > 0; left--) {
    const outcome = await expireOne(ctx, { now, failed })
    if (outcome === 'none left') return
    if (outcome === 'ended') continue
    ctx.log.error({ err: outcome.error, orderId: outcome.id }, 'an unpaid order could not be ended')
    failed.push(outcome.id)
  }
}

interface Sweep {
  readonly now: Date
  readonly failed: readonly string[]
}

const expireOne = async (ctx: Context, sweep: Sweep) => {
  let id: string | undefined
  try {
    return await ctx.write(async (tx) => {
      const order = await heldOverdue(tx.db, sweep)
      if (!order) return 'none left'
      id = order.id
      await closeWaiting(ctx, tx, { order, as: 'expired' })
      await queueOrderMail(ctx, tx.db, { order, kind: 'expired' })
      return 'ended'
    })
  } catch (error) {
    if (id === undefined) throw error
    return { id, error }
  }
}

/** One that nobody else holds: who pays at this moment is not disturbed, and wins. */
const heldOverdue = async (db: Db, { now, failed }: Sweep) => {
  const isOverdue = and(eq(orders.status, 'pending_payment'), lte(orders.heldUntil, now))
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isOverdue, notInArray(orders.id, [...failed])))
    .orderBy(asc(orders.heldUntil))
    .limit(1)
    .for('no key update', { skipLocked: true })
  return order
}
