import type { PaymentPurpose } from '../../../platform/payments/payment-purpose.ts'
import { heldOrder } from './held-order.ts'
import { noteEvent } from './note-event.ts'
import { takeCapture } from './paying/take-capture.ts'
import { takeFailedRefund, takeRefund } from './paying/take-refund.ts'

/** What becomes of an order when its payment does; all in the transaction of the payment. */
export const orderPurpose: PaymentPurpose = {
  kind: 'order',
  hold: async (db, id) => {
    await heldOrder(db, { id })
  },
  captured: takeCapture,
  declined: async (ctx, tx, { subjectId: orderId, decline }) => {
    await noteEvent(ctx, tx, { orderId, kind: 'payment_declined', by: 'payment', details: { decline } })
  },
  refunded: takeRefund,
  refundFailed: takeFailedRefund,
  disputed: async (ctx, tx, { subjectId: orderId, status, reason }) => {
    await noteEvent(ctx, tx, { orderId, kind: 'disputed', by: 'payment', details: { status, reason } })
  },
}
