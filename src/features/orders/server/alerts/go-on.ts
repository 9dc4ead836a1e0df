import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { decideAlerts } from '../../../payments/server/decide-alerts.public.ts'
import { orderAudit } from '../../orders.audit.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { lockOrder } from '../lock-order.public.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { findAlertsToDecide } from './order-alerts.repository.ts'

interface GoingOn {
  readonly id: string
  /** The alerts as the admin has seen them: one that was told since is not decided with them. */
  readonly alerts: readonly string[]
}

/** Lets an order go on although its payment is suspected or disputed, by an admin's decision. */
export const goOn = (ctx: Context, { id, alerts }: GoingOn) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const { id: orderId } = await lockOrder(tx.db, { id })
    const open = await findAlertsToDecide(tx.db, orderId)
    const seen = new Set(alerts)
    if (open.length === 0 || !open.every((alert) => seen.has(alert))) throw ordersErrors.alertsChanged()
    await decideAlerts(ctx, tx.db, { purpose: 'order', subjectId: orderId, ids: open })
    await recordOrderEvent(ctx, tx, { orderId, kind: 'went_on', by: 'house', actorId })
    await audit(tx.db, ctx, orderAudit['went-on'], { id: orderId, after: { alerts: open } })
    return null
  })
