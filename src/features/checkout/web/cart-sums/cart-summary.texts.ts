import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  promo: 'Code promo',
  apply: 'Appliquer',
  applied: 'Code {{code}} appliqué avec succès !',
  takeOff: 'Retirer le code',
  subtotal: 'Sous-total',
  discount: 'Réduction',
  shipping: 'Livraison',
  free: 'Gratuit',
  estimate: 'Estimation {{country}}',
  total: 'Total',
  taxIncluded: 'TVA incluse',
  signInRequired: 'Connexion requise: Veuillez vous connecter pour finaliser votre commande.',
  checkout: 'Procéder au paiement',
  signIn: 'Se connecter pour commander',
  asks: 'Un article attend votre réponse avant la commande.',
  payment: 'Paiement par carte bancaire\u00a0: CB, Visa ou Mastercard.',
  delivery:
    'Livraison en France, dans l’Union européenne et dans la plupart des autres pays\u00a0; retrait offert à l’atelier.',
} as const

const en: SameShape<typeof fr> = {
  promo: 'Promo code',
  apply: 'Apply',
  applied: 'Code {{code}} applied!',
  takeOff: 'Remove the code',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  estimate: 'Estimate for {{country}}',
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

export const cartSummaryTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cartSummary: typeof fr
  }
}
