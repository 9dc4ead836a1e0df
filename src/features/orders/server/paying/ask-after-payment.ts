import type { Context } from '../../../../platform/context/context.ts'
import { findPaymentOf } from '../../../payments/server/enter-payment.public.ts'
import { refreshPayment } from '../../../payments/server/open-payment.public.ts'
import { isWaiting } from '../../status/order-status.rules.ts'
import { findOrder } from '../find-order.public.ts'

/**
 * The customer may come back from paying before the provider's event does: the provider is asked then. A provider that
 * cannot be reached delays nothing, its event will come.
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
