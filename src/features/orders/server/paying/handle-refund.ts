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

/** Money went back: its credit note is made, and the order says so. What had come back before has its paper already. */
export const handleRefund = async (ctx: InRefund, tx: Write, { order, refund }: Refunded<GivenBack>) => {
  const refundedCents = order.refundedCents + refund.amountCents
  const isWhole = isRefunded({ ...order, refundedCents })
  const fulfilment = (isWhole && fulfilmentAfter(order.fulfilment, 'refund_all')) || order.fulfilment
  await tx.db.update(orders).set({ refundedCents, fulfilment }).where(eq(orders.id, order.id))
  // As late as can be, because a refund that is made meanwhile waits for the number that this one takes.
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

/** Products that were to be paid back are not: they count as bought again. Where they lie does not change. */
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
 * The provider could not give back: the house is told, in the timeline and by mail, and may try again. Money that came
 * back is owed: its credit note stands, and the products that it was paid for stay given back.
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
