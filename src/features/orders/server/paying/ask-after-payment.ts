import type { Context } from '../../../../platform/context/context.ts'
import { findPaymentOf } from '../../../payments/server/enter-payment.public.ts'
import { refreshPayment } from '../../../payments/server/open-payment.public.ts'
import { isWaiting } from '../../status/order-status.rules.ts'
import { findOrder } from '../find-order.public.ts'

/**
 * Asks the provider about a payment, because the customer may come back before the provider's event arrives. If the
 * provider cannot be reached, nothing is delayed: the event will come.
 */
export const askAfterPayment = async (ctx: Context, wanted: { id: string; accountId: string }) => {
  const order = await findOrder(ctx.db, wanted)
  if (!isWaiting(order.status)) return
  const payment = await findPaymentOf(ctx.db, { purpose: 'order', subjectId: order.id })
  if (!payment) return
  await refreshPayment(ctx, payment).catch((error: unknown) => {
    ctx.log.warn({ err: error, orderId: order.id }, 'a payment could not be asked after')
  })
}
