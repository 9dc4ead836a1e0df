import type { Write } from '../../../../platform/context/write.ts'
import type { Capture, Subject } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import type { Invoice } from '../../invoice-content.ts'
import type { PaperDetails } from '../../invoice-of-order.ts'
import type { DocumentNumber } from '../numbers/next-number.public.ts'
import { invoices } from './invoices.table.ts'

interface Invoiced {
  readonly id: string
  readonly subject: Subject
  /** What the invoice says, made from what was agreed to. */
  readonly contentOf: (paper: PaperDetails) => Invoice
  readonly capture: Capture
  /** The number was taken in the same transaction. */
  readonly numbered: DocumentNumber
}

/** Issues the invoice of a payment in its transaction; a payment never has two. The PDF is made afterwards. */
export const issueInvoice = ({ db }: Write, { id, subject, contentOf, capture, numbered }: Invoiced) => {
  const today = parisTime(numbered.issuedAt.getTime()).date
  const content = contentOf({ number: numbered.number, issuedOn: today, paidOn: today, suppliedOn: null })
  return db.insert(invoices).values({
    ...numbered,
    ...subject,
    id,
    paymentId: capture.paymentId,
    totalCents: content.totals.grossCents,
    content,
  })
}
