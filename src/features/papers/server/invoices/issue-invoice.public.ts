import type { Write } from '../../../../platform/context/write.ts'
import type { Capture } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { invoiceOfOrder } from '../../invoice-of-order.ts'
import type { OrderContract } from '../../order-contract.ts'
import type { DocumentNumber } from '../numbers/next-number.public.ts'
import { invoices } from './invoices.table.ts'

interface Invoiced {
  readonly id: string
  readonly order: { readonly id: string; readonly contract: OrderContract }
  readonly capture: Capture
  /** The number was taken in the same transaction. */
  readonly numbered: DocumentNumber
}

/** Issues the invoice of a payment in its transaction; a payment never has two. The PDF is made afterwards. */
export const issueInvoice = ({ db }: Write, { id, order, capture, numbered }: Invoiced) => {
  const today = parisTime(numbered.issuedAt.getTime()).date
  const content = invoiceOfOrder(order.contract, {
    number: numbered.number,
    issuedOn: today,
    paidOn: today,
    suppliedOn: null,
  })
  return db.insert(invoices).values({
    ...numbered,
    id,
    orderId: order.id,
    paymentId: capture.paymentId,
    totalCents: content.totals.grossCents,
    content,
  })
}
