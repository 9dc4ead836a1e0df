import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { GivenBack } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { creditNoteOfRefund } from '../../credit-note-of-refund.ts'
import { partsOf, reasonOf } from '../../refund-details.ts'
import type { OrderRow } from '../orders.table.ts'
import { enqueuePaper } from '../paper-job.ts'
import { invoices } from './invoices.table.ts'
import { nextNumber } from './next-number.ts'

interface Refunded {
  readonly order: OrderRow
  readonly refund: GivenBack
}

/** Issues the credit note of a refund, which names the invoice that it corrects, in the transaction of the refund. */
export const issueCreditNote = async (
  ctx: Pick<Context, 'clock' | 'jobs'>,
  { db }: Write,
  { order, refund }: Refunded,
) => {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.paymentId, refund.paymentId)))
  if (!invoice) throw new Error('Money went back that no invoice was made for')
  const nowMs = ctx.clock.now().epochMilliseconds
  const today = parisTime(nowMs).date
  const numbered = await nextNumber(db, { series: 'A', nowMs })
  const content = creditNoteOfRefund(order.contract, {
    cents: refund.amountCents,
    parts: partsOf(refund.details),
    reason: reasonOf(refund.reason),
    refersTo: { number: invoice.number, issuedOn: invoice.content.issuedOn },
    paper: {
      number: numbered.number,
      issuedOn: today,
      paidOn: today,
      suppliedOn: order.deliveredAt && parisTime(order.deliveredAt.getTime()).date,
    },
  })
  const [note] = await db
    .insert(invoices)
    .values({
      ...numbered,
      orderId: order.id,
      refundId: refund.refundId,
      refersTo: invoice.id,
      issuedAt: new Date(nowMs),
      totalCents: refund.amountCents,
      content,
    })
    .returning({ id: invoices.id, number: invoices.number })
  if (!note) throw new Error('An inserted credit note answered no row')
  await enqueuePaper(ctx, db, note.id)
  return note
}
