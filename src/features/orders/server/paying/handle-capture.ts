import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { together } from '../../../../platform/db/together.ts'
import type { Capture } from '../../../../platform/payments/payment-purpose.ts'
import { removeFromCart } from '../../../cart/server/cart.public.ts'
import { invoiceOfOrder } from '../../../papers/invoice-of-order.ts'
import { issueInvoice } from '../../../papers/server/invoices/issue-invoice.public.ts'
import { nextNumber } from '../../../papers/server/numbers/next-number.public.ts'
import { lockRefundable, requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { lockIfThere, reserveProducts, sellReservation } from '../../../stock/server/stock.public.ts'
import { fulfilmentAfter } from '../../status/fulfilment.rules.ts'
import { fulfilmentBy } from '../fulfilment-by.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { queueNewOrder } from '../mails/queue-staff-mail.tsx'
import { type OrderRow, orders } from '../orders.table.ts'
import { enqueuePaper } from '../papers/paper-job.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'

type InCapture = Pick<Context, 'clock' | 'jobs' | 'publicUrl'>

/** What a payment of an order is for. */
const subjectOf = ({ id }: Pick<OrderRow, 'id'>) => ({ purpose: 'order', subjectId: id })

interface Captured {
  /** The row is locked by the caller. */
  readonly order: OrderRow
  readonly capture: Capture
  /** Removes the customer's checkout draft. */
  readonly endDraft: (db: Db, accountId: string) => Promise<unknown>
}

/**
 * Handles a payment that came in: its invoice is issued, and the order is paid. An expired order is revived if its
 * products are still in stock; otherwise, and if it was cancelled, the money is refunded. Every payment gets its
 * invoice.
 */
export const handleCapture = async (ctx: InCapture, tx: Write, { order, capture, endDraft }: Captured) => {
  const isSecured = await secureFor(tx, order)
  await (isSecured ? pay(ctx, tx, { order, capture, endDraft }) : giveBack(ctx, tx, { order, capture }))
  // The number is taken last, because its counter stays locked until the transaction ends and other payments wait for
  // it.
  const numbered = await nextNumber(tx.db, { series: 'F', clock: ctx.clock })
  const event = { orderId: order.id, kind: isSecured ? 'paid' : 'paid_too_late', by: 'payment' } as const
  const invoiceId = randomUUID()
  await together(
    issueInvoice(tx, {
      id: invoiceId,
      subject: subjectOf(order),
      contentOf: (paper) => invoiceOfOrder(order.contract, paper),
      capture,
      numbered,
    }),
    enqueuePaper(ctx, tx.db, invoiceId),
    recordOrderEvent(ctx, tx, { ...event, details: { invoice: numbered.number } }),
  )
}

/** A bank may have taken money back before the house hears that it came in: then only the rest can be refunded. */
const giveBack = async (ctx: InCapture, tx: Write, { order, capture }: Omit<Captured, 'endDraft'>) => {
  const subject = subjectOf(order)
  const amountCents = await lockRefundable(tx.db, subject)
  if (amountCents > 0)
    await requestRefund(ctx, tx.db, {
      ...subject,
      amountCents,
      reason: 'paid_too_late',
      details: {},
      requestedBy: null,
    })
  await tx.db.update(orders).set({ paidAt: capture.at }).where(eq(orders.id, order.id))
  const kind = amountCents < capture.amountCents ? 'cancelledDisputed' : 'paidTooLate'
  await queueOrderMail(ctx, tx.db, { order, kind })
}

/** Whether the customer gets the products: they are still reserved, or in stock to be reserved again. */
const secureFor = async (tx: Write, order: OrderRow) => {
  if (order.paidAt !== null || fulfilmentAfter(order.fulfilment, 'pay') === undefined) return false
  if (order.fulfilment === 'awaiting_payment') return true
  const { id: reservationId, accountId, contract } = order
  if (accountId === null || !(await lockIfThere(tx.db, contract.lines))) return false
  return reserveProducts(tx, { reservationId, accountId, products: contract.lines })
}

const pay = async (ctx: InCapture, tx: Write, { order, capture, endDraft }: Captured) => {
  const { id: orderId, accountId, contract } = order
  const bought = contract.lines.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  await together(
    tx.db
      .update(orders)
      .set({ fulfilment: fulfilmentBy('pay', order), heldUntil: null, closedAt: null, paidAt: capture.at })
      .where(eq(orders.id, orderId)),
    sellReservation(tx, orderId),
    accountId !== null && removeFromCart(tx.db, { accountId, lines: bought }),
    accountId !== null && endDraft(tx.db, accountId),
    queueOrderMail(ctx, tx.db, { order, kind: 'paid' }),
    queueNewOrder(ctx, tx.db, order),
  )
}
