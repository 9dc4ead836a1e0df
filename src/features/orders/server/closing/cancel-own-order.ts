import type { Context } from '../../../../platform/context/context.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { isCancellable, isWaiting } from '../../status/order-status.rules.ts'
import { lockOrder } from '../lock-order.public.ts'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { cancelPaid } from './cancel-paid.ts'
import { closeWaiting } from './close-waiting.public.ts'

/**
 * Cancels the caller's order: without cost before the payment, against a full refund after it, until the atelier
 * begins.
 */
export const cancelOwnOrder = (ctx: Context, wanted: { id: string; accountId: string }) =>
  ctx.once(async (tx) => {
    const order = await lockOrder(tx.db, wanted)
    // The customer has pressed twice: the order is cancelled already, as wanted.
    if (order.status === 'cancelled') return null
    if (!isCancellable(order.status)) throw ordersErrors.notCancellable()
    if ((await findWithdrawing(tx.db, [order.id])).has(order.id)) throw ordersErrors.withdrawalWaits()
    if (isWaiting(order.status)) await closeWaiting(ctx, tx, { order, as: 'cancelled' })
    else await cancelPaid(ctx, tx, { order, by: 'customer' })
    return null
  })
