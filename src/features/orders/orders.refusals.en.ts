import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { ordersRefusalsFr } from './orders.refusals.fr.ts'

export const ordersRefusalsEn: SameShape<typeof ordersRefusalsFr> = {
  errors: {
    orderNotFound: 'There is no such order, or it is not yours.',
    lineNotFound: 'This piece is not in the order.',
    documentNotFound: 'There is no such document, or it is not yours.',
    cartEmpty: 'Your cart is empty.',
    termsNotAccepted: 'Please accept the terms of sale to order.',
    addressMissing: 'Please give your address.',
    nothingToPay: 'This order cannot be paid online. Please write to us.',
    tooMuchToPay: 'This order is more than can be paid online. Please write to us.',
    outOfStock: 'There are not enough left: {{pieces}}. Nothing has been ordered or charged.',
    priceChanged: 'A price has changed since you saw it. Please read your cart again before you order.',
    deliveryChanged:
      'The days of delivery have changed since you saw them. Please read them again before you order.',
    eventTooSoon:
      'We cannot promise {{pieces}} in time for that day: {{day}} at the earliest. Please write to us, and we will look for a way.',
    eventPast: 'Please choose a day to come.',
    notWaiting: 'This order no longer awaits a payment.',
    notCancellable:
      'The atelier has begun this order, so it cannot be cancelled here. Your right of withdrawal remains.',
    notPossible: 'This order can no longer become that.',
    withdrawalWaits: 'A withdrawal from this order awaits its answer.',
    trackingMissing: 'Please give the carrier and the tracking number.',
  },
  fields: {
    refundReason: 'Please choose why the money goes back.',
  },
  done: {
    cancelled: 'Your order is cancelled.',
  },
}
