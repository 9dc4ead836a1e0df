import type { Context } from '../../../../platform/context/context.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { isCancellable, isWaiting } from '../../status/order-status.rules.ts'
import { lockOrder } from '../lock-order.public.ts'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { cancelPaid } from './cancel-paid.ts'
import { closeWaiting } from './close-waiting.public.ts'

/**
 * Cancels the caller's order: before the payment at no cost, after it against a full refund, until the atelier begins.
 */
export const cancelOwnOrder = (ctx: Context, wanted: { id: string; accountId: string }) =>
  ctx.once(async (tx) => {
    const order = await lockOrder(tx.db, wanted)
    // Pressed twice: it is cancelled, and that is what was wanted.
    if (order.status === 'cancelled') return null
    if (!isCancellable(order.status)) throw ordersErrors.notCancellable()
    if ((await findWithdrawing(tx.db, [order.id])).has(order.id)) throw ordersErrors.withdrawalWaits()
    if (isWaiting(order.status)) await closeWaiting(ctx, tx, { order, as: 'cancelled' })
    else await cancelPaid(ctx, tx, { order, by: 'customer' })
    return null
  })
