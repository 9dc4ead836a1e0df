import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
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

const en: SameShape<typeof fr> = {
  title: 'Your cart',
  counted_one: '{{count}} item, delivery not included',
  counted_other: '{{count}} items, delivery not included',
  asks: 'An item is waiting for your answer before you can order.',
  empty: 'Your cart is empty.',
  failed: 'Your cart could not be read.',
  checkout: 'Proceed to payment',
  see: 'View cart',
  toShop: 'Explore the Collection',
}

export const cartGlanceTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cartGlance: typeof fr
  }
}
