export const cartSummaryTextsFr = {
  promo: 'Code promo',
  apply: 'Appliquer',
  applied: 'Code {{code}} appliqué avec succès !',
  takeOff: 'Retirer le code',
  subtotal: 'Sous-total',
  discount: 'Réduction',
  shipping: 'Livraison',
  free: 'Gratuit',
  estimate: 'Estimation France',
  days: 'En France, chez vous entre le {{from}} et le {{to}}.',
  freeAtCheckout: 'Au paiement, la livraison est offerte en France métropolitaine.',
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cartSummary: typeof cartSummaryTextsFr
  }
}
