import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import type { GivenBack, Subject } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { refunds } from '../../../payments/server/payments.table.ts'
import type { Credited } from '../../credit-note-of-refund.ts'
import type { CreditNote, Invoice } from '../../invoice-content.ts'
import { partsOf } from '../../refund-details.ts'
import { reasonOf } from '../../refund-reasons.ts'
import { nextNumber } from '../numbers/next-number.public.ts'
import { invoices } from './invoices.table.ts'

interface Refunded {
  readonly subject: Subject
  /** When the goods were handed over, which a credit note names. */
  readonly suppliedAt: Date | null
  /** What the credit note says, made from what was agreed to and from its invoice. */
  readonly contentOf: (credited: Credited, invoice: Invoice) => CreditNote
  readonly refund: GivenBack
}

/** The refunds of the earlier credit notes of an invoice, in the order of their numbers. */
const findCredited = async (db: Db, invoiceId: string) => {
  const notes = await db
    .select({ cents: invoices.totalCents, details: refunds.details })
    .from(invoices)
    .innerJoin(refunds, eq(refunds.id, invoices.refundId))
    .where(eq(invoices.refersTo, invoiceId))
    .orderBy(asc(invoices.year), asc(invoices.sequence))
  return notes.map(({ cents, details }) => ({ cents, parts: partsOf(details) }))
}

/** Issues the credit note of a refund, which names the invoice that it corrects, in the transaction of the refund. */
export const issueCreditNote = async (
  { clock }: Pick<Context, 'clock'>,
  { db }: Write,
  { subject, suppliedAt, contentOf, refund }: Refunded,
) => {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, refund.paymentId))
  if (invoice?.content.kind !== 'invoice') throw new Error('Money went back that no invoice was made for')
  const before = await findCredited(db, invoice.id)
  const numbered = await nextNumber(db, { series: 'A', clock })
  const today = parisTime(numbered.issuedAt.getTime()).date
  const credited = {
    cents: refund.amountCents,
    parts: partsOf(refund.details),
    before,
    reason: reasonOf(refund.reason),
    refersTo: { number: invoice.number, issuedOn: invoice.content.issuedOn },
    paper: {
      number: numbered.number,
      issuedOn: today,
      paidOn: today,
      suppliedOn: suppliedAt && parisTime(suppliedAt.getTime()).date,
    },
  }
  const content = contentOf(credited, invoice.content)
  const note = onlyRow(
    await db
      .insert(invoices)
      .values({
        ...numbered,
        ...subject,
        refundId: refund.refundId,
        refersTo: invoice.id,
        totalCents: refund.amountCents,
        content,
      })
      .returning({ id: invoices.id, number: invoices.number }),
  )
  return note
}
