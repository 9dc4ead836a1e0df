import type { Context } from '../../../../platform/context/context.ts'
import { findPaymentOf } from '../../../payments/server/enter-payment.public.ts'
import { refreshPayment } from '../../../payments/server/open-payment.public.ts'
import { isWaiting } from '../../order-status.rules.ts'
import { findOrder } from '../orders.repository.ts'

/**
 * Whoever comes back from paying may be earlier than the event of it: the provider is asked then. One that cannot be
 * reached delays nothing, its event will come.
 */
export const lookAfterPayment = async (ctx: Context, wanted: { id: string; accountId: string }) => {
  const order = await findOrder(ctx.db, wanted)
  if (!isWaiting(order.status)) return
  const payment = await findPaymentOf(ctx.db, { purpose: 'order', subjectId: order.id })
  if (!payment) return
  await refreshPayment(ctx, payment).catch((error: unknown) => {
    ctx.log.warn({ err: error, orderId: order.id }, 'a payment could not be asked after')
  })
}
