import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { acknowledge } from './acknowledge.ts'
import { attach } from './attach.ts'
import { findDeclaredOrder } from './find-declared-order.ts'

export const lookUpJob = defineJob({
  name: 'withdrawals.look-up',
  data: z.object({ withdrawalId: z.uuid() }),
})

/**
 * Finds the order of a declaration, once, and acknowledges the declaration; an unclear one is left for the team to
 * review.
 */
export const lookUpOrder = (ctx: Context, withdrawalId: string) =>
  ctx.write(async (tx) => {
    const [row] = await tx.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId)).for('update')
    if (!row || row.lookedUpAt !== null || row.orderId !== null) return
    const lookedUpAt = dateOf(ctx.clock.now())
    const found = await findDeclaredOrder(tx.db, row)
    if (found.kind === 'one') {
      await attach(ctx, tx, { row, order: found.order })
      await acknowledge(ctx, tx.db, { row, orders: [found.order] })
      return
    }
    const reviewReason = found.kind === 'none' ? ('no_order' as const) : ('several_orders' as const)
    await tx.db
      .update(withdrawals)
      .set({ lookedUpAt, reviewReason, status: 'to_review' })
      .where(eq(withdrawals.id, row.id))
    await acknowledge(ctx, tx.db, { row, orders: found.kind === 'several' ? found.orders : [] })
  })
