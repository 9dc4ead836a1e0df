import type { Db } from '../../../../platform/db/database.ts'
import type { PaidSubject, PaymentPurpose } from '../../../../platform/payments/payment-purpose.ts'
import { handleDisputed, handleSuspected } from '../alerts/handle-alert.ts'
import { lockOrder } from '../lock-order.public.ts'
import type { OrderRow } from '../orders.table.ts'
import { recordOrderEvent } from '../record-order-event.public.ts'
import { handleCapture } from './handle-capture.ts'
import { handleFailedRefund, handleRefund } from './handle-refund.ts'

interface Around {
  /** Removes the customer's checkout draft, once the order is paid. */
  readonly endDraft: (db: Db, accountId: string) => Promise<unknown>
}

const paidOrder = (order: OrderRow, { endDraft }: Around): PaidSubject => ({
  captured: (ctx, tx, capture) => handleCapture(ctx, tx, { order, capture, endDraft }),
  declined: async (ctx, tx, decline) => {
    const kind = 'payment_declined'
    await recordOrderEvent(ctx, tx, { orderId: order.id, kind, by: 'payment', details: { decline } })
  },
  refunded: (ctx, tx, refund) => handleRefund(ctx, tx, { order, refund }),
  refundFailed: (ctx, tx, refund) => handleFailedRefund(ctx, tx, { order, refund }),
  disputed: (ctx, tx, dispute) => handleDisputed(ctx, tx, { order, dispute }),
  suspected: (ctx, tx, report) => handleSuspected(ctx, tx, { order, report }),
})

/** Updates an order when its payment changes, always in the transaction of the payment. */
export const orderPurposeWith = (around: Around): PaymentPurpose => ({
  kind: 'order',
  lock: async (db, id) => paidOrder(await lockOrder(db, { id }), around),
})
