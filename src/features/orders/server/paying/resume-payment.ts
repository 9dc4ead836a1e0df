import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { findPaymentOf } from '../../../payments/server/enter-payment.public.ts'
import { openPayment } from '../../../payments/server/open-payment.public.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { heldUntilMs } from '../../status/hold.rules.ts'
import { isWaiting } from '../../status/order-status.rules.ts'
import { findWholeOrder } from '../find-order.public.ts'
import { lockOrder } from '../lock-order.public.ts'
import { orderOnTheWire } from '../order-on-the-wire.public.ts'
import { orders } from '../orders.table.ts'

/**
 * Renews the reservation of an order that waits for its payment, and returns what the browser needs to pay: after a
 * reload, or on another device.
 */
export const resumePayment = async (ctx: Context, id: string) => {
  const wanted = { id, accountId: signedInCaller(ctx).id }
  await ctx.once(async ({ db }) => {
    const order = await lockOrder(db, wanted)
    const nowMs = ctx.clock.now().epochMilliseconds
    const isHeld = isWaiting(order.status) && order.heldUntil !== null && order.heldUntil.getTime() > nowMs
    if (!isHeld) throw ordersErrors.notWaiting()
    const heldUntil = new Date(heldUntilMs({ heldFromMs: order.heldFrom.getTime(), nowMs }))
    await db.update(orders).set({ heldUntil }).where(eq(orders.id, order.id))
    return null
  })
  const payment = await findPaymentOf(ctx.db, { purpose: 'order', subjectId: id })
  if (!payment) throw new Error('An order waits without a payment')
  const opened = await openPayment(ctx, payment)
  const order = orderOnTheWire(await findWholeOrder(ctx.db, wanted), ctx.lng)
  return { success: true as const, order, payment: opened }
}
