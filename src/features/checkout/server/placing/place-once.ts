import type { Context } from '../../../../platform/context/context.ts'
import { orderOnTheWire } from '../../../orders/server/order-on-the-wire.public.ts'
import { findPaymentOf } from '../../../payments/server/enter-payment.public.ts'
import { openPayment } from '../../../payments/server/open-payment.public.ts'
import type { PlaceOrderInput } from '../../checkout.contract.ts'
import { sellingParties } from './agreed-contract.ts'
import { placeOrder } from './place-order.ts'

/**
 * Places an order and opens its payment. The order and the answer to the call are committed together; the provider is
 * called afterwards, under the id of the payment, so that after a crash in between the call can simply be made again.
 */
export const placeOnce = async (ctx: Context, input: PlaceOrderInput) => {
  const parties = await sellingParties(ctx)
  let entered: Awaited<ReturnType<typeof placeOrder>>['payment']
  const order = await ctx.once(async (tx) => {
    const placed = await placeOrder(ctx, tx, { input, parties })
    entered = placed.payment
    return orderOnTheWire(placed, ctx.lng)
  })
  // If the order was placed before, its payment may have changed since.
  const payment = entered ?? (await findPaymentOf(ctx.db, { purpose: 'order', subjectId: order._id }))
  if (!payment) throw new Error('An order was placed without a payment')
  return { success: true as const, order, payment: await openPayment(ctx, payment) }
}
