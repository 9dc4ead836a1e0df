import { eq, sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { lockRefundable, requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { returnToStock } from '../../../stock/server/stock.public.ts'
import { partsWithin, refundOfLines, sharesLeft } from '../../refunds/refund-lines.rules.ts'
import { isMoneyWithBank } from '../alerts/order-alerts.repository.ts'
import { fulfilmentBy } from '../fulfilment-by.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { findOrderLines } from '../order-lines.repository.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { shippingLeftCents } from '../refunds/refunded-shipping.public.ts'

interface Cancelling {
  /** The order is locked, paid, and not sent. */
  readonly order: OrderRow
  readonly by: 'customer' | 'house'
  readonly actorId?: string
}

/** Cancels a paid order: its products are restocked, and the customer gets back all money that is left. */
export const cancelPaid = async (ctx: Context, tx: Write, { order, by, actorId }: Cancelling) => {
  const lines = await findOrderLines(tx.db, order.id)
  const closedAt = dateOf(ctx.clock.now())
  const fulfilment = fulfilmentBy('cancel', order)
  await tx.db.update(orders).set({ fulfilment, closedAt }).where(eq(orders.id, order.id))
  await recordOrderEvent(ctx, tx, { orderId: order.id, kind: 'cancelled', by, actorId })
  await giveTheRestBack(ctx, tx, { order, lines, requestedBy: actorId ?? order.accountId })
  await takeAllBack(ctx, tx, { order, lines })
  const kind = (await isMoneyWithBank(tx.db, order.id)) ? 'cancelledDisputed' : 'cancelled'
  await queueOrderMail(ctx, tx.db, { order, kind })
}

interface GivingBack {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly requestedBy: string | null
}

/**
 * Requests a refund of what is left. Money whose refund is already requested is not refunded twice; the credit note
 * names the products that the rest is for.
 */
const giveTheRestBack = async (ctx: Context, tx: Write, { order, lines, requestedBy }: GivingBack) => {
  const subject = { purpose: 'order', subjectId: order.id }
  const amountCents = await lockRefundable(tx.db, subject)
  if (amountCents === 0) return
  const shippingCents = await shippingLeftCents(tx.db, order)
  const rest = refundOfLines({ lines, shares: sharesLeft(lines), shippingCents })
  const parts = rest.kind === 'refund' ? partsWithin(rest.parts, amountCents) : []
  await requestRefund(ctx, tx.db, {
    ...subject,
    amountCents,
    reason: 'cancelled',
    details: { parts },
    requestedBy,
  })
}

/**
 * Products that were refunded before and not restocked, because they are damaged for example, are not restocked now.
 */
const backInStock = ({ quantity, refundedQuantity, restockedQuantity }: OrderLineRow) =>
  quantity - Math.max(refundedQuantity, restockedQuantity)

const takeAllBack = async (
  ctx: Context,
  tx: Write,
  { order, lines }: Pick<GivingBack, 'order' | 'lines'>,
) => {
  const returned = lines.map((line) => ({ ...line, quantity: backInStock(line) }))
  await returnToStock(ctx, tx, {
    orderId: order.id,
    products: returned.filter(({ quantity }) => quantity > 0),
  })
  await tx.db
    .update(orderLines)
    .set({
      refundedQuantity: orderLines.quantity,
      restockedQuantity: sql`${orderLines.restockedQuantity} + ${orderLines.quantity} - greatest(${orderLines.refundedQuantity}, ${orderLines.restockedQuantity})`,
    })
    .where(eq(orderLines.orderId, order.id))
}
