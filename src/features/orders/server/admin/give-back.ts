import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { requestRefund } from '../../../payments/server/refund-payment.public.ts'
import type { HouseRefund } from '../../admin-orders.contract.ts'
import { heldOrder } from '../held-order.ts'
import { noteEvent } from '../note-event.ts'

/** Has an amount of an order given back, by an admin's decision: never more than is left, whoever decides at the same time. */
export const giveBack = (ctx: Context, { id, amountCents, reason }: HouseRefund & { readonly id: string }) =>
  ctx.once(async (tx) => {
    const { id: actorId } = signedInCaller(ctx)
    const order = await heldOrder(tx.db, { id })
    await requestRefund(ctx, tx.db, {
      purpose: 'order',
      subjectId: order.id,
      amountCents,
      reason,
      details: {},
      requestedBy: actorId,
    })
    const orderId = order.id
    const details = { amountCents, reason }
    await noteEvent(ctx, tx, { orderId, kind: 'refund_requested', by: 'house', actorId, details })
    await audit(tx.db, ctx, {
      action: 'order.refund-requested',
      subject: { kind: 'order', id: orderId },
      after: details,
    })
    return null
  })
