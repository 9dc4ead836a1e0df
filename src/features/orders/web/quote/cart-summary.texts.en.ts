import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { cartSummaryTextsFr } from './cart-summary.texts.fr.ts'

export const cartSummaryTextsEn: SameShape<typeof cartSummaryTextsFr> = {
  promo: 'Promo code',
  apply: 'Apply',
  applied: 'Code {{code}} applied!',
  takeOff: 'Remove the code',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  estimate: 'Estimate for France',
  days: 'In France, with you between {{from}} and {{to}}.',
  freeAtCheckout: 'At checkout, delivery becomes free in mainland France.',
  total: 'Total',
  taxIncluded: 'VAT included',
  signInRequired: 'Sign-in required: please sign in to complete your order.',
  checkout: 'Proceed to payment',
  signIn: 'Sign in to order',
  asks: 'An item is waiting for your answer before you can order.',
  payment: 'Payment by card: CB, Visa or Mastercard.',
  delivery:
    'Delivery to France, the European Union and most other countries; collection from the atelier is free.',
}
