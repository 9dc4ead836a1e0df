import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { heldRefundable, requestRefund } from '../../../payments/server/refund-payment.public.ts'
import { partsWithin, refundOfLines, sharesLeft } from '../../refund-lines.rules.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { noteEvent } from '../note-event.ts'
import { findOrderLines } from '../order-lines.repository.ts'
import { type OrderLineRow, type OrderRow, orders } from '../orders.table.ts'
import { shippingLeftCents } from '../refunds/refunded-shipping.public.ts'
import { takeBack } from '../refunds/take-back.ts'

interface Cancelling {
  /** Held, paid, and not sent. */
  readonly order: OrderRow
  readonly by: 'customer' | 'house'
  readonly actorId?: string
}

/** Calls a paid order off: what never left goes back into the stock, and all that is left of the money to its buyer. */
export const cancelPaid = async (ctx: Context, tx: Write, cancelling: Cancelling) => {
  const { order, by, actorId } = cancelling
  const lines = await findOrderLines(tx.db, order.id)
  const closedAt = new Date(ctx.clock.now().epochMilliseconds)
  await tx.db.update(orders).set({ status: 'cancelled', closedAt }).where(eq(orders.id, order.id))
  await giveBackMoney(ctx, tx, { ...cancelling, lines })
  const shares = sharesLeft(lines).map((share) => ({ ...share, restock: true }))
  await takeBack(tx, { order, lines, shares })
  await noteEvent(ctx, tx, { orderId: order.id, kind: 'cancelled', by, actorId })
  await queueOrderMail(ctx, tx.db, { order, kind: 'cancelled' })
}

/** What is neither back nor on its way back already, as a gesture may be, goes back for the pieces that are left. */
const giveBackMoney = async (
  ctx: Context,
  tx: Write,
  { order, actorId, lines }: Cancelling & { readonly lines: readonly OrderLineRow[] },
) => {
  const subject = { purpose: 'order', subjectId: order.id }
  const amountCents = await heldRefundable(tx.db, subject)
  if (amountCents === 0) return
  const shippingCents = await shippingLeftCents(tx.db, order)
  const left = refundOfLines({ lines, shares: sharesLeft(lines), shippingCents })
  await requestRefund(ctx, tx.db, {
    ...subject,
    amountCents,
    reason: 'cancelled',
    details: { parts: left.kind === 'refund' ? partsWithin(left.parts, amountCents) : [] },
    requestedBy: actorId ?? order.accountId,
  })
}
