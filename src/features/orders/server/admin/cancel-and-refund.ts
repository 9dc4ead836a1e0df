import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { orderAudit } from '../../orders.audit.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { isWaiting } from '../../status/order-status.rules.ts'
import { hasReached } from '../../status/staff-steps.rules.ts'
import { cancelPaid } from '../closing/cancel-paid.ts'
import { lockOrder } from '../lock-order.public.ts'
import { requireStep } from './require-step.ts'

/** Cancels a paid order by an admin's decision, because its money goes back with it. */
export const cancelAndRefund = (ctx: Context, id: string) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const order = await lockOrder(tx.db, { id })
    if (hasReached(order, 'cancelled')) return null
    if (isWaiting(order.status)) throw ordersErrors.notPossible()
    await requireStep(tx.db, order, 'cancelled')
    await cancelPaid(ctx, tx, { order, by: 'house', actorId })
    await audit(tx.db, ctx, orderAudit.cancelled, {
      id: order.id,
      before: { status: order.status },
      after: { status: 'cancelled' },
    })
    return null
  })
