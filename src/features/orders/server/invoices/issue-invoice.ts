import { randomUUID } from 'node:crypto'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { together } from '../../../../platform/db/together.ts'
import type { Capture } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { invoiceOfOrder } from '../../invoice-of-order.ts'
import type { OrderRow } from '../orders.table.ts'
import { enqueuePaper } from '../paper-job.ts'
import { invoices } from './invoices.table.ts'
import type { DocumentNumber } from './next-number.ts'

interface Invoiced {
  readonly order: OrderRow
  readonly capture: Capture
  /** Taken in the same transaction. */
  readonly numbered: DocumentNumber
}

/** Issues the invoice of a payment, in its transaction: there is never a second one. Its paper is made afterwards. */
export const issueInvoice = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  { db }: Write,
  { order, capture, numbered }: Invoiced,
) => {
  const today = parisTime(numbered.issuedAt.getTime()).date
  const content = invoiceOfOrder(order.contract, {
    number: numbered.number,
    issuedOn: today,
    paidOn: today,
    suppliedOn: null,
  })
  const id = randomUUID()
  await together(
    db.insert(invoices).values({
      ...numbered,
      id,
      orderId: order.id,
      paymentId: capture.paymentId,
      totalCents: content.totals.grossCents,
      content,
    }),
    enqueuePaper(ctx, db, id),
  )
}
