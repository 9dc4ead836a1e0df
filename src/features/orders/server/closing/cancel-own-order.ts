import type { Context } from '../../../../platform/context/context.ts'
import { isCancellable, isWaiting } from '../../order-status.rules.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { heldOrder } from '../held-order.ts'
import { findWithdrawing } from '../open-withdrawals.repository.ts'
import { cancelPaid } from './cancel-paid.ts'
import { closeWaiting } from './close-waiting.ts'

/** Calls the caller's order off: before the payment at no cost, after it against all of her money, until the atelier begins. */
export const cancelOwnOrder = (ctx: Context, wanted: { id: string; accountId: string }) =>
  ctx.once(async (tx) => {
    const order = await heldOrder(tx.db, wanted)
    // Pressed twice: it is cancelled, and that is what was wanted.
    if (order.status === 'cancelled') return null
    if (!isCancellable(order.status)) throw ordersErrors.notCancellable()
    if ((await findWithdrawing(tx.db, [order.id])).has(order.id)) throw ordersErrors.withdrawalWaits()
    if (isWaiting(order.status)) await closeWaiting(ctx, tx, { order, as: 'cancelled' })
    else await cancelPaid(ctx, tx, { order, by: 'customer' })
    return null
  })
