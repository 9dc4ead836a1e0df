import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { GivenBack } from '../../../../platform/payments/payment-purpose.ts'
import { statusAfter } from '../../order-status.rules.ts'
import { heldOrder } from '../held-order.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { noteEvent } from '../note-event.ts'
import { orders } from '../orders.table.ts'

type InRefund = Pick<Context, 'clock' | 'jobs' | 'publicUrl'>

/** Money went back: its credit note is made, and the order says so. */
export const takeRefund = async (ctx: InRefund, tx: Write, refund: GivenBack) => {
  const order = await heldOrder(tx.db, { id: refund.subjectId })
  const note = await issueCreditNote(ctx, tx, { order, refund })
  const refundedCents = order.refundedCents + refund.amountCents
  const deed = refundedCents === order.totalCents ? 'refund_all' : 'refund_part'
  const status = statusAfter(order.status, deed) ?? order.status
  await tx.db.update(orders).set({ refundedCents, status }).where(eq(orders.id, order.id))
  await noteEvent(ctx, tx, {
    orderId: order.id,
    kind: 'refunded',
    by: 'payment',
    details: { amountCents: refund.amountCents, creditNote: note.number },
  })
  await queueOrderMail(ctx, tx.db, { order, kind: 'refunded', refund: { ...refund, number: note.number } })
}

/** The provider could not give back: the house is told in the timeline, and nothing else has changed. */
export const takeFailedRefund = async (
  ctx: InRefund,
  tx: Write,
  { subjectId: orderId, amountCents, cameBack }: GivenBack & { readonly cameBack: boolean },
) => {
  if (cameBack) {
    const order = await heldOrder(tx.db, { id: orderId })
    await tx.db
      .update(orders)
      .set({ refundedCents: order.refundedCents - amountCents })
      .where(eq(orders.id, orderId))
  }
  await noteEvent(ctx, tx, {
    orderId,
    kind: 'refund_failed',
    by: 'payment',
    details: { amountCents, cameBack },
  })
}
