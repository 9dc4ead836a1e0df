import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { retryRefund } from '../../../payments/server/refund-payment.public.ts'
import { lockOrder } from '../lock-order.public.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'

interface SendingAgain {
  readonly id: string
  readonly refundId: string
}

/**
 * Requests a refund again whose money came back to the house, by an admin's decision. It is sent once, even when two
 * admins decide it.
 */
export const sendAgain = (ctx: Context, { id, refundId }: SendingAgain) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const { id: orderId } = await lockOrder(tx.db, { id })
    const subject = { purpose: 'order', subjectId: orderId }
    const amountCents = await retryRefund(ctx, tx.db, { ...subject, refundId })
    const details = { amountCents }
    await recordOrderEvent(ctx, tx, { orderId, kind: 'refund_requested', by: 'house', actorId, details })
    await audit(tx.db, ctx, {
      action: 'order.refund-sent-again',
      subject: { kind: 'order', id: orderId },
      after: { amountCents, refundId },
    })
    return null
  })
