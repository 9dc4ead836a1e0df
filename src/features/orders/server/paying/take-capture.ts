import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { together } from '../../../../platform/db/together.ts'
import type { Capture } from '../../../../platform/payments/payment-purpose.ts'
import { takeOutOfCart } from '../../../cart/server/cart.public.ts'
import { holdIfThere, reservePieces, sellReservation } from '../../../catalog/server/stock/stock.public.ts'
import { requestRefund } from '../../../payments/server/refund-payment.public.ts'
import { statusAfter } from '../../order-status.rules.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { nextNumber } from '../invoices/next-number.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { noteEvent } from '../note-event.ts'
import { checkoutDrafts, type OrderRow, orders } from '../orders.table.ts'
import { statusBy } from '../status-by.ts'

type InCapture = Pick<Context, 'clock' | 'jobs' | 'publicUrl'>

interface Captured {
  /** Held. */
  readonly order: OrderRow
  readonly capture: Capture
}

/**
 * The money is there: its invoice is made, and the order is paid. One that had run out of time is revived when its pieces
 * are still there; else, and when it was called off, the money goes back. Nothing that came in is without its paper.
 */
export const takeCapture = async (ctx: InCapture, tx: Write, { order, capture }: Captured) => {
  const isHers = await secureFor(tx, order)
  await (isHers ? pay(ctx, tx, { order, capture }) : giveBack(ctx, tx, { order, capture }))
  // Last, because whoever is paid meanwhile waits for the number that this one takes.
  const numbered = await nextNumber(tx.db, { series: 'F', clock: ctx.clock })
  const event = { orderId: order.id, kind: isHers ? 'paid' : 'paid_too_late', by: 'payment' } as const
  await together(
    issueInvoice(ctx, tx, { order, capture, numbered }),
    noteEvent(ctx, tx, { ...event, details: { invoice: numbered.number } }),
  )
}

const giveBack = async (ctx: InCapture, tx: Write, { order, capture }: Captured) => {
  await requestRefund(ctx, tx.db, {
    purpose: 'order',
    subjectId: order.id,
    amountCents: capture.amountCents,
    reason: 'paid_too_late',
    details: {},
    requestedBy: null,
  })
  await tx.db.update(orders).set({ paidAt: capture.at }).where(eq(orders.id, order.id))
  await queueOrderMail(ctx, tx.db, { order, kind: 'paidTooLate' })
}

/** Whether the pieces are the buyer's: held until now, or still there to be taken again. */
const secureFor = async (tx: Write, order: OrderRow) => {
  if (statusAfter(order.status, 'pay') === undefined) return false
  if (order.status === 'pending_payment') return true
  const { id: reservationId, accountId, contract } = order
  if (accountId === null || !(await holdIfThere(tx.db, contract.lines))) return false
  return reservePieces(tx, { reservationId, accountId, pieces: contract.lines })
}

const pay = async (ctx: InCapture, tx: Write, { order, capture }: Captured) => {
  const { id: orderId, accountId, contract } = order
  const bought = contract.lines.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  await together(
    tx.db
      .update(orders)
      .set({ status: statusBy('pay', order), heldUntil: null, closedAt: null, paidAt: capture.at })
      .where(eq(orders.id, orderId)),
    sellReservation(tx, orderId),
    accountId !== null && takeOutOfCart(tx.db, { accountId, lines: bought }),
    accountId !== null && tx.db.delete(checkoutDrafts).where(eq(checkoutDrafts.accountId, accountId)),
    queueOrderMail(ctx, tx.db, { order, kind: 'paid' }),
  )
}
