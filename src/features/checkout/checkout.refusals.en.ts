import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { checkoutRefusalsFr } from './checkout.refusals.fr.ts'

export const checkoutRefusalsEn: SameShape<typeof checkoutRefusalsFr> = {
  errors: {
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
    holdRests:
      'These pieces were kept for two hours without being paid for, and are everybody’s again. You may order them in {{wait}}.',
    confirmFirst:
      'To reserve more than {{count}} pieces, please confirm your e-mail address first, by the link that we have sent you. Your cart is kept for you.',
    manyOrders: 'Many orders were placed one after the other. Please try again in {{wait}}, or write to us.',
    manyHolds:
      'Too many pieces are waiting for a payment from your network. Please confirm your e-mail address by the link that we have sent you, then order again.',
  },
}
