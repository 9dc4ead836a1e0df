import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { lockOrder } from '../../../orders/server/lock-order.public.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { acknowledge } from './acknowledge.ts'
import { attach } from './attach.ts'
import { findDeclaredOrder } from './find-declared-order.ts'

export const lookUpJob = defineJob({
  name: 'withdrawals.look-up',
  data: z.object({ withdrawalId: z.uuid() }),
})

const withdrawalOf = (db: Db, id: string) => db.select().from(withdrawals).where(eq(withdrawals.id, id))

/**
 * Finds the order of a declaration, once, and acknowledges the declaration; an unclear one is left for the team to
 * review.
 */
export const lookUpOrder = (ctx: Context, withdrawalId: string) =>
  ctx.write(async (tx) => {
    const [declared] = await withdrawalOf(tx.db, withdrawalId)
    if (!declared) return
    const found = await findDeclaredOrder(tx.db, declared)
    // The order is locked before the withdrawal, as everywhere: a step of it that is taken back at this moment waits, or
    // is seen here.
    const order = found.kind === 'one' ? await lockOrder(tx.db, { id: found.order.id }) : undefined
    const [row] = await withdrawalOf(tx.db, withdrawalId).for('update')
    if (!row || row.lookedUpAt !== null || row.orderId !== null) return
    const lookedUpAt = dateOf(ctx.clock.now())
    if (order) {
      await attach(ctx, tx, { row, order })
      await acknowledge(ctx, tx.db, { row, orders: [order] })
      return
    }
    const reviewReason = found.kind === 'none' ? ('no_order' as const) : ('several_orders' as const)
    await tx.db
      .update(withdrawals)
      .set({ lookedUpAt, reviewReason, status: 'to_review' })
      .where(eq(withdrawals.id, row.id))
    await acknowledge(ctx, tx.db, { row, orders: found.kind === 'several' ? found.orders : [] })
  })
