import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { FailedRefund, GivenBack } from '../../../../platform/payments/payment-purpose.ts'
import { creditNoteOfRefund } from '../../../papers/credit-note-of-refund.ts'
import { findCreditNote } from '../../../papers/server/invoices/find-credit-note.public.ts'
import { issueCreditNote } from '../../../papers/server/invoices/issue-credit-note.public.ts'
import { fulfilmentAfter } from '../../status/fulfilment.rules.ts'
import { isRefunded } from '../../status/order-money.rules.ts'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { queueFailedRefund } from '../mails/queue-staff-mail.tsx'
import { type OrderRow, orders } from '../orders.table.ts'
import { enqueuePaper } from '../papers/paper-job.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { countProducts } from '../refunds/count-products.ts'

type InRefund = Pick<Context, 'clock' | 'jobs' | 'publicUrl'>

interface Refunded<Refund> {
  /** The row is locked by the caller. */
  readonly order: OrderRow
  readonly refund: Refund
}

/**
 * Handles a refund that was made: its credit note is issued, and the order is updated. A refund whose money had come
 * back before has its credit note already.
 */
export const handleRefund = async (ctx: InRefund, tx: Write, { order, refund }: Refunded<GivenBack>) => {
  const refundedCents = order.refundedCents + refund.amountCents
  const isWhole = isRefunded({ ...order, refundedCents })
  const fulfilment = (isWhole && fulfilmentAfter(order.fulfilment, 'refund_all')) || order.fulfilment
  await tx.db.update(orders).set({ refundedCents, fulfilment }).where(eq(orders.id, order.id))
  // The number is taken as late as possible, because its counter stays locked and other refunds wait for it.
  const isFirst = refund.attempt === 1
  const note = await (isFirst
    ? issueCreditNote(ctx, tx, {
        subject: { purpose: 'order', subjectId: order.id },
        suppliedAt: order.deliveredAt,
        contentOf: (credited) => creditNoteOfRefund(order.contract, credited),
        refund,
      })
    : findCreditNote(tx.db, refund.refundId))
  if (isFirst) await enqueuePaper(ctx, tx.db, note.id)
  await recordOrderEvent(ctx, tx, {
    orderId: order.id,
    kind: 'refunded',
    by: 'payment',
    details: { amountCents: refund.amountCents, creditNote: note.number },
  })
  await queueOrderMail(ctx, tx.db, { order, kind: 'refunded', refund: { ...refund, number: note.number } })
}

/**
 * Handles a refund that the provider could not make: the house is told, by an event and by mail, and may try again.
 * Money that came back is owed: its credit note stays valid, and its products still count as refunded.
 */
export const handleFailedRefund = async (
  ctx: InRefund,
  tx: Write,
  { order, refund }: Refunded<FailedRefund>,
) => {
  const { amountCents, cameBack, attempt } = refund
  if (cameBack) await countAsOwed(tx, { order, refund })
  else if (attempt === 1)
    await countProducts(tx.db, { orderId: order.id, details: refund.details, as: 'bought' })
  await recordOrderEvent(ctx, tx, {
    orderId: order.id,
    kind: 'refund_failed',
    by: 'payment',
    details: { amountCents, cameBack },
  })
  await queueFailedRefund(ctx, tx.db, { order, refund })
}

const countAsOwed = ({ db }: Write, { order, refund }: Refunded<FailedRefund>) =>
  db
    .update(orders)
    .set({ refundedCents: order.refundedCents - refund.amountCents })
    .where(eq(orders.id, order.id))
