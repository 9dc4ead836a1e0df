import { findOrder } from '../../../src/features/orders/server/find-order.public.ts'
import { queueOrderMail } from '../../../src/features/orders/server/mails/queue-order-mail.tsx'
import type { Context } from '../../../src/platform/context/context.ts'
import type { Write } from '../../../src/platform/context/write.ts'
import { daysBefore } from '../demo-history.ts'
import type { NumberedOrder } from '../orders/demo-order-plan.ts'
import { type DemoOrder, demoOrders } from '../orders/demo-orders.ts'
import { actingAt } from './acting-at.ts'
import { enterDispute, enterRefusedRefund } from './enter-troubles.ts'
import { enterVisits } from './enter-visits.ts'
import { enterWithdrawals } from './enter-withdrawals.ts'

/**
 * Gives the demo house a day of work, dated from the moment at which it is furnished: visits, withdrawals, a dispute, a
 * refund that was refused, and the mails that followed from all of it.
 */
export const enterToday = async (ctx: Context, tx: Write, orders: readonly NumberedOrder[]) => {
  const now = ctx.clock.now()
  const act = actingAt(ctx, tx)
  const orderOf = (today: DemoOrder['today']) => {
    const order = orders[demoOrders.findIndex((each) => each.today === today)]
    if (!order) throw new Error(`No demo order is ${today}`)
    return order
  }
  await enterWithdrawals(act, now, { late: orderOf('parcel_late'), fresh: orderOf('withdrawn') })
  await enterVisits(act, now)
  await enterDispute(act, tx, { order: orderOf('disputed'), at: daysBefore(now, 2) })
  await enterRefusedRefund(act, tx, { order: orderOf('refund_refused'), now })
  await act({ at: daysBefore(now, 1) }, async (past) => {
    const order = await findOrder(past.db, { id: orderOf('confirmed').id })
    await queueOrderMail(past, past.db, { order, kind: 'paid' })
  })
}
