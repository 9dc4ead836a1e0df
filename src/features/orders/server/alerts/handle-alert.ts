import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { DisputeNews, FraudNews } from '../../../../platform/payments/payment-purpose.ts'
import { lockRefundable, requestRefund } from '../../../payments/server/refunds/refund-payment.public.ts'
import { queueAlertMail } from '../mails/queue-staff-mail.tsx'
import type { OrderRow } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'

type InAlert = Pick<Context, 'clock' | 'jobs' | 'publicUrl'>

interface Disputed {
  /** The row is locked by the caller. */
  readonly order: OrderRow
  readonly dispute: DisputeNews
}

/** Notes what a bank says about the payment of an order, and tells the house when it has to act or the bank decided. */
export const handleDisputed = async (ctx: InAlert, tx: Write, { order, dispute }: Disputed) => {
  const { status, standing, reason, isMoneyBack } = dispute
  await recordOrderEvent(ctx, tx, {
    orderId: order.id,
    kind: 'disputed',
    by: 'payment',
    details: { status, standing, reason },
  })
  await queueAlertMail(ctx, tx.db, { order, dispute })
  if (isMoneyBack) await giveBackReturned(ctx, tx, order)
}

/**
 * Gives back what a bank returns to the house for an order that has ended meanwhile: nothing is delivered for that
 * money. Nothing is left to refund where a refund was requested before.
 */
const giveBackReturned = async (ctx: InAlert, tx: Write, order: OrderRow) => {
  const hasEnded = order.fulfilment === 'cancelled' || order.fulfilment === 'expired'
  if (!hasEnded || order.paidAt === null) return
  const subject = { purpose: 'order', subjectId: order.id }
  const amountCents = await lockRefundable(tx.db, subject)
  if (amountCents === 0) return
  await requestRefund(ctx, tx.db, {
    ...subject,
    amountCents,
    reason: 'cancelled',
    details: {},
    requestedBy: null,
  })
  await recordOrderEvent(ctx, tx, {
    orderId: order.id,
    kind: 'refund_requested',
    by: 'payment',
    details: { amountCents, reason: 'cancelled' },
  })
}

interface Suspected {
  /** The row is locked by the caller. */
  readonly order: OrderRow
  readonly report: FraudNews
}

/** Notes that the card of an order may be stolen, and tells the house. */
export const handleSuspected = async (ctx: InAlert, tx: Write, { order, report }: Suspected) => {
  const { reason } = report
  await recordOrderEvent(ctx, tx, {
    orderId: order.id,
    kind: 'suspected',
    by: 'payment',
    details: { reason },
  })
  await queueAlertMail(ctx, tx.db, { order, report })
}
