import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { orders } from '../orders.table.ts'
import { closeWaiting } from './close-waiting.public.ts'

export const expirySweep = defineJob({
  name: 'orders.expire',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
})

const batch = 50

/**
 * Releases the products of unpaid orders whose time has passed. Each order has its own transaction, and any number of
 * processes may run this. An order that fails is skipped until the next run, so that the others do not wait for it.
 */
export const expireOrders = async (ctx: Context) => {
  const now = dateOf(ctx.clock.now())
  const stuck: string[] = []
  for (let left = batch; left > 0; left--) {
    let id: string | undefined
    const taken = (order: { readonly id: string }) => {
      id = order.id
    }
    try {
      if (!(await expireOne(ctx, { now, stuck, taken }))) return
    } catch (error) {
      if (id === undefined) throw error
      ctx.log.error({ err: error, orderId: id }, 'an order could not expire')
      stuck.push(id)
    }
  }
}

interface Expiring {
  readonly now: Date
  /** The orders that failed in this run. */
  readonly stuck: readonly string[]
  readonly taken: (order: { readonly id: string }) => void
}

/**
 * Expires one order that no other transaction has locked: a payment that runs at this moment is not disturbed, and
 * wins.
 */
const expireOne = (ctx: Context, { now, stuck, taken }: Expiring) =>
  ctx.write(async (tx) => {
    const isDue = and(eq(orders.fulfilment, 'awaiting_payment'), lte(orders.heldUntil, now))
    const [order] = await tx.db
      .select()
      .from(orders)
      .where(stuck.length === 0 ? isDue : and(isDue, notInArray(orders.id, [...stuck])))
      .orderBy(asc(orders.heldUntil))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (!order) return false
    taken(order)
    await closeWaiting(ctx, tx, { order, as: 'expired' })
    await queueOrderMail(ctx, tx.db, { order, kind: 'expired' })
    return true
  })
