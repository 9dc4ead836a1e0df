import type { PaidSubject, PaymentPurpose } from '../../../platform/payments/payment-purpose.ts'
import { heldOrder } from './held-order.ts'
import { noteEvent } from './note-event.ts'
import type { OrderRow } from './orders.table.ts'
import { takeCapture } from './paying/take-capture.ts'
import { takeFailedRefund, takeRefund } from './paying/take-refund.ts'

const paidOrder = (order: OrderRow): PaidSubject => ({
  captured: (ctx, tx, capture) => takeCapture(ctx, tx, { order, capture }),
  declined: async (ctx, tx, decline) => {
    const kind = 'payment_declined'
    await noteEvent(ctx, tx, { orderId: order.id, kind, by: 'payment', details: { decline } })
  },
  refunded: (ctx, tx, refund) => takeRefund(ctx, tx, { order, refund }),
  refundFailed: (ctx, tx, refund) => takeFailedRefund(ctx, tx, { order, refund }),
  disputed: async (ctx, tx, details) => {
    await noteEvent(ctx, tx, { orderId: order.id, kind: 'disputed', by: 'payment', details })
  },
})

/** What becomes of an order when its payment does; all in the transaction of the payment. */
export const orderPurpose: PaymentPurpose = {
  kind: 'order',
  hold: async (db, id) => paidOrder(await heldOrder(db, { id })),
}
