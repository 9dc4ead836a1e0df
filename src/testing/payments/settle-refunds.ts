import { eq } from 'drizzle-orm'
import { refunds } from '../../features/payments/server/payments.table.ts'
import { carryOutRefund } from '../../features/payments/server/refunds/settle-refund.ts'
import type { Context } from '../../platform/context/context.ts'

/** Carries the requested refunds out at the provider, as the job would. */
export const settleRefunds = async (ctx: Context) => {
  const rows = await ctx.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.status, 'requested'))
  for (const { id } of rows) await carryOutRefund(ctx, id)
}
