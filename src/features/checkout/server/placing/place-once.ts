import type { Context } from '../../../../platform/context/context.ts'
import { orderOnTheWire } from '../../../orders/server/order-on-the-wire.public.ts'
import { findPaymentOf } from '../../../payments/server/enter-payment.public.ts'
import { openPayment } from '../../../payments/server/open-payment.public.ts'
import type { PlaceOrderInput } from '../../checkout.contract.ts'
import { sellingParties } from './agreed-contract.ts'
import { placeOrder } from './place-order.ts'

/**
 * Places an order and opens its payment. The order and the answer about it commit together; the provider is asked
 * afterwards under the name of the payment, so that a crash in between costs nothing but a second try.
 */
export const placeOnce = async (ctx: Context, input: PlaceOrderInput) => {
  const parties = await sellingParties(ctx)
  let entered: Awaited<ReturnType<typeof placeOrder>>['payment']
  const order = await ctx.once(async (tx) => {
    const placed = await placeOrder(ctx, tx, { input, parties })
    entered = placed.payment
    return orderOnTheWire(placed, ctx.lng)
  })
  // Placed before, it may have come further than it was entered.
  const payment = entered ?? (await findPaymentOf(ctx.db, { purpose: 'order', subjectId: order._id }))
  if (!payment) throw new Error('An order was placed without a payment')
  return { success: true as const, order, payment: await openPayment(ctx, payment) }
}
