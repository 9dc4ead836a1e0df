import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { heldRefundable, requestRefund } from '../../../payments/server/refund-payment.public.ts'
import { ordersErrors } from '../../orders.errors.ts'
import type { RefundReason } from '../../refund-details.ts'
import { partsWithin, refundOfLines } from '../../refund-lines.rules.ts'
import { heldOrder } from '../held-order.ts'
import { noteEvent } from '../note-event.ts'
import { findOrderLines } from '../order-lines.repository.ts'
import { shippingLeftCents } from './refunded-shipping.public.ts'
import { type RefundedShare, takeBack } from './take-back.ts'

interface LinesRefund {
  readonly orderId: string
  readonly shares: readonly RefundedShare[]
  readonly reason: RefundReason
  /** Who of the house decides it. */
  readonly requestedBy: string
  /** When some of the money went back before without naming a line: whether that is a conflict, or the rest is given. */
  readonly beyondWhatIsLeft: 'refuse' | 'give_the_rest'
}

/** Pays some pieces of an order back, in the transaction that decides it; the sending goes back with its last piece. */
export const refundLines = async (ctx: Pick<Context, 'clock' | 'jobs'>, tx: Write, asked: LinesRefund) => {
  const { shares, reason, requestedBy } = asked
  const order = await heldOrder(tx.db, { id: asked.orderId })
  const lines = await findOrderLines(tx.db, order.id)
  const subject = { purpose: 'order', subjectId: order.id }
  const shippingCents = await shippingLeftCents(tx.db, order)
  const refund = refundOfLines({ lines, shares, shippingCents })
  if (refund.kind === 'unknown_line') throw ordersErrors.lineNotFound()
  if (refund.kind === 'too_many') throw ordersErrors.refundTooLarge()
  const leftCents = await heldRefundable(tx.db, subject)
  const isTooMuch = refund.cents > leftCents && asked.beyondWhatIsLeft === 'refuse'
  if (isTooMuch || Math.min(refund.cents, leftCents) === 0) throw ordersErrors.refundTooLarge()
  const parts = partsWithin(refund.parts, leftCents)
  const amountCents = Math.min(refund.cents, leftCents)
  const refundId = await requestRefund(ctx, tx.db, {
    ...subject,
    amountCents,
    reason,
    details: { parts: parts.filter(({ cents }) => cents > 0) },
    requestedBy,
  })
  await takeBack(tx, { order, lines, shares })
  await noteEvent(ctx, tx, {
    orderId: order.id,
    kind: 'refund_requested',
    by: 'house',
    actorId: requestedBy,
    details: { amountCents, reason },
  })
  return { order, refundId, amountCents, parts }
}
