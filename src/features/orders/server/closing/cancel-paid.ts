import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { returnToStock } from '../../../catalog/server/stock/stock.public.ts'
import { heldRefundable, requestRefund } from '../../../payments/server/refund-payment.public.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { noteEvent } from '../note-event.ts'
import { findOrderLines } from '../order-lines.repository.ts'
import { type OrderRow, orderLines, orders } from '../orders.table.ts'

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
  await giveBackMoney(ctx, tx, cancelling)
  await returnToStock(
    tx,
    lines.map(({ restockedQuantity, quantity, ...line }) => ({
      ...line,
      quantity: quantity - restockedQuantity,
    })),
  )
  await tx.db
    .update(orderLines)
    .set({ restockedQuantity: sql`${orderLines.quantity}` })
    .where(eq(orderLines.orderId, order.id))
  await noteEvent(ctx, tx, { orderId: order.id, kind: 'cancelled', by, actorId })
  await queueOrderMail(ctx, tx.db, { order, kind: 'cancelled' })
}

/** What is neither back nor on its way back already: a gesture may have been asked for and not be settled. */
const giveBackMoney = async (ctx: Context, tx: Write, { order, actorId }: Cancelling) => {
  const subject = { purpose: 'order', subjectId: order.id }
  const amountCents = await heldRefundable(tx.db, subject)
  if (amountCents === 0) return
  await requestRefund(ctx, tx.db, {
    ...subject,
    amountCents,
    reason: 'cancelled',
    details: {},
    requestedBy: actorId ?? order.accountId,
  })
}
