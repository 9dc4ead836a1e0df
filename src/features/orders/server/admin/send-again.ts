import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { paymentsErrors } from '../../../payments/payments.errors.ts'
import { retryRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { orderAudit } from '../../orders.audit.ts'
import { findUnfinishedRefunds, isRetriable } from '../alerts/order-alerts.repository.ts'
import { lockOrder } from '../lock-order.public.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { countProducts } from '../refunds/count-products.ts'

interface SendingAgain {
  readonly id: string
  readonly refundId: string
}

/**
 * Requests a refund again that was refused or whose money came back to the house, by an admin's decision. It is sent
 * once, even when two admins decide it. One of a withdrawal that was never made is asked for by another answer.
 */
export const sendAgain = (ctx: Context, { id, refundId }: SendingAgain) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const { id: orderId } = await lockOrder(tx.db, { id })
    const subject = { purpose: 'order', subjectId: orderId }
    const unfinished = await findUnfinishedRefunds(tx.db, [orderId])
    if (!unfinished.some((refund) => refund.refundId === refundId && isRetriable(refund)))
      throw paymentsErrors.nothingOwed()
    const asked = await retryRefund(ctx, tx.db, { ...subject, refundId, requestedBy: actorId })
    if (asked.anew && !(await countProducts(tx.db, { orderId, details: asked.details, as: 'refunded' })))
      throw paymentsErrors.nothingOwed()
    const { amountCents } = asked
    const details = { amountCents }
    await recordOrderEvent(ctx, tx, { orderId, kind: 'refund_requested', by: 'house', actorId, details })
    await audit(tx.db, ctx, orderAudit['refund-sent-again'], {
      id: orderId,
      after: { amountCents, refundId },
    })
    return null
  })
