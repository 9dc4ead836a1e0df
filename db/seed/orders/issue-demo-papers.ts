import { eq } from 'drizzle-orm'
import { creditNoteOfRefund } from '../../../src/features/papers/credit-note-of-refund.ts'
import { invoiceOfOrder } from '../../../src/features/papers/invoice-of-order.ts'
import { reasonOf } from '../../../src/features/papers/refund-reasons.ts'
import { invoices } from '../../../src/features/papers/server/invoices/invoices.table.ts'
import { nextNumber } from '../../../src/features/papers/server/numbers/next-number.public.ts'
import type { Db } from '../../../src/platform/db/database.ts'
import { parisTime } from '../../../src/shared/calendar/paris-time.ts'
import { demoId } from '../products/demo-product.ts'
import type { NumberedOrder } from './demo-order-plan.ts'
import { paymentIdOf, refundIdOf } from './enter-order-payment.ts'

/** Something else that happened, with papers of its own. */
interface PastMoment {
  readonly at: Date
  readonly happen: () => Promise<void>
}

interface Due {
  readonly order: NumberedOrder
  readonly step: NumberedOrder['steps'][number]
}

/**
 * Issues the invoices and credit notes of the demo orders in order of time, among what else happened, because their
 * numbers must follow it.
 * Returns the number of each, by the id of its order and its moment.
 */
export const issuePapers = async (
  db: Db,
  orders: readonly NumberedOrder[],
  others: readonly PastMoment[],
) => {
  const due = orders
    .flatMap((order) => order.steps.map((step): Due => ({ order, step })))
    .filter(({ step: { deed, refundCents } }) => deed === 'pay' || refundCents > 0)
  const numbers = new Map<string, string>()
  const issue = async ({ order, step }: Due) => {
    const number = await (step.deed === 'pay'
      ? issueInvoice(db, { order, step })
      : issueNote(db, { order, step }))
    numbers.set(`${order.id} ${step.at.toISOString()}`, number)
  }
  const moments: readonly PastMoment[] = [
    ...due.map((each) => ({ at: each.step.at, happen: () => issue(each) })),
    ...others,
  ]
  for (const { happen } of moments.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await happen()
  return numbers
}

const invoiceIdOf = (orderId: string) => demoId(`invoice ${orderId}`)

const contractOf = ({ number, contract }: NumberedOrder) => ({ number, ...contract })

const dayOf = (at: Date) => parisTime(at.getTime()).date

const stoppedAt = (at: Date) => ({ now: () => Temporal.Instant.fromEpochMilliseconds(at.getTime()) })

const issueInvoice = async (db: Db, { order, step: { at } }: Due) => {
  const numbered = await nextNumber(db, { series: 'F', clock: stoppedAt(at) })
  const paper = { number: numbered.number, issuedOn: dayOf(at), paidOn: dayOf(at), suppliedOn: null }
  const content = invoiceOfOrder(contractOf(order), paper)
  await db.insert(invoices).values({
    ...numbered,
    id: invoiceIdOf(order.id),
    purpose: 'order',
    subjectId: order.id,
    paymentId: paymentIdOf(order.id),
    issuedAt: at,
    totalCents: content.totals.grossCents,
    content,
  })
  return numbered.number
}

const issueNote = async (db: Db, { order, step }: Due) => {
  const { at, refundCents: cents, line, reason = 'gesture' } = step
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.id, invoiceIdOf(order.id)))
  if (!invoice) throw new Error('A demo order was paid back before it was paid')
  const numbered = await nextNumber(db, { series: 'A', clock: stoppedAt(at) })
  const content = creditNoteOfRefund(contractOf(order), {
    cents,
    parts: line === undefined ? [] : [{ line, quantity: 1, cents }],
    // No order of the demo is refunded twice.
    before: [],
    reason: reasonOf(reason),
    refersTo: { number: invoice.number, issuedOn: invoice.content.issuedOn },
    paper: { number: numbered.number, issuedOn: dayOf(at), paidOn: dayOf(at), suppliedOn: null },
  })
  await db.insert(invoices).values({
    ...numbered,
    purpose: 'order',
    subjectId: order.id,
    refundId: refundIdOf(order.id, at),
    refersTo: invoice.id,
    issuedAt: at,
    totalCents: cents,
    content,
  })
  return numbered.number
}
