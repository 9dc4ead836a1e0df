import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Capture } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { invoiceOfOrder } from '../../invoice-of-order.ts'
import type { OrderRow } from '../orders.table.ts'
import { enqueuePaper } from '../paper-job.ts'
import { invoices } from './invoices.table.ts'
import { nextNumber } from './next-number.ts'

interface Invoiced {
  readonly order: OrderRow
  readonly capture: Capture
}

/** Issues the invoice of a payment, in its transaction: there is never a second one. Its paper is made afterwards. */
export const issueInvoice = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  { db }: Write,
  { order, capture }: Invoiced,
) => {
  const { nowMs, numbered } = await nextNumber(db, { series: 'F', clock: ctx.clock })
  const today = parisTime(nowMs).date
  const content = invoiceOfOrder(order.contract, {
    number: numbered.number,
    issuedOn: today,
    paidOn: today,
    suppliedOn: null,
  })
  const [invoice] = await db
    .insert(invoices)
    .values({
      ...numbered,
      orderId: order.id,
      paymentId: capture.paymentId,
      issuedAt: new Date(nowMs),
      totalCents: content.totals.grossCents,
      content,
    })
    .returning({ id: invoices.id, number: invoices.number })
  if (!invoice) throw new Error('An inserted invoice answered no row')
  await enqueuePaper(ctx, db, invoice.id)
  return invoice
}
