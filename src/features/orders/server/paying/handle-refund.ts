import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { GivenBack } from '../../../../platform/payments/payment-purpose.ts'
import { partsOf } from '../../../papers/refund-details.ts'
import { findCreditNote } from '../../../papers/server/invoices/find-credit-note.public.ts'
import { issueCreditNote } from '../../../papers/server/invoices/issue-credit-note.public.ts'
import { fulfilmentAfter } from '../../status/fulfilment.rules.ts'
import { isRefunded } from '../../status/order-money.rules.ts'
import { queueFailedRefund } from '../mails/queue-failed-refund.tsx'
import { queueOrderMail } from '../mails/queue-order-mail.tsx'
import { type OrderRow, orders } from '../orders.table.ts'
import { enqueuePaper } from '../papers/paper-job.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'

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
    ? issueCreditNote(ctx, tx, { order, refund })
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

/** The products of a refund that failed count as bought again; whether they were restocked does not change. */
const countAsBought = async ({ db }: Write, { order, refund }: Refunded<GivenBack>) => {
  const parts = partsOf(refund.details).flatMap(({ line, quantity }) =>
    line === 'shipping' ? [] : [{ line, quantity }],
  )
  if (parts.length === 0) return
  await db.execute(sql`
    update order_lines l set refunded_quantity = greatest(0, l.refunded_quantity - failed.quantity)
      from unnest(
        ${sql.param(parts.map(({ line }) => line))}::integer[],
        ${sql.param(parts.map(({ quantity }) => quantity))}::integer[]
      ) as failed (position, quantity)
      where l.order_id = ${order.id}::uuid and l.position = failed.position`)
}

type Failed = GivenBack & { readonly cameBack: boolean }

/**
 * Handles a refund that the provider could not make: the house is told, by an event and by mail, and may try again.
 * Money that came back is owed: its credit note stays valid, and its products still count as refunded.
 */
export const handleFailedRefund = async (ctx: InRefund, tx: Write, { order, refund }: Refunded<Failed>) => {
  const { amountCents, cameBack, attempt } = refund
  if (cameBack) await countAsOwed(tx, { order, refund })
  else if (attempt === 1) await countAsBought(tx, { order, refund })
  await recordOrderEvent(ctx, tx, {
    orderId: order.id,
    kind: 'refund_failed',
    by: 'payment',
    details: { amountCents, cameBack },
  })
  await queueFailedRefund(ctx, tx.db, { order, refund })
}

const countAsOwed = ({ db }: Write, { order, refund }: Refunded<Failed>) =>
  db
    .update(orders)
    .set({ refundedCents: order.refundedCents - refund.amountCents })
    .where(eq(orders.id, order.id))
