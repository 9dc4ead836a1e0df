export const cartGlanceTextsFr = {
  title: 'Votre panier',
  counted_one: '{{count}} article, hors livraison',
  counted_other: '{{count}} articles, hors livraison',
  asks: 'Un article attend votre réponse avant la commande.',
  empty: 'Votre panier est vide.',
  failed: 'Votre panier n’a pas pu être lu.',
  checkout: 'Procéder au paiement',
  see: 'Voir le panier',
  toShop: 'Explorer la Collection',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cartGlance: typeof cartGlanceTextsFr
  }
}
