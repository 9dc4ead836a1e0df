export const cartDrawerTextsFr = {
  title: 'Votre Panier',
  count_one: '{{count}} article',
  count_other: '{{count}} articles',
  close: 'Fermer le panier',
  lines: 'Articles du panier',
  empty: 'Votre panier est vide',
  emptyText: 'Il attend sa première pièce.',
  explore: 'Explorer la Collection',
  size: 'Taille: {{size}}',
  quantity: 'Quantité\u00a0: {{name}}',
  more: 'Augmenter la quantité\u00a0: {{name}}',
  less: 'Diminuer la quantité\u00a0: {{name}}',
  remove: 'Retirer\u00a0: {{name}}',
  lineTotal: 'soit {{amount}}',
  clear: 'Vider le panier',
  subtotal: 'Sous-total',
  taxIncluded: 'TVA incluse',
  continue: 'Continuer vos achats',
  updated: 'Panier mis à jour',
  removed: 'Produit retiré du panier',
  cleared: 'Panier vidé',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cartDrawer: typeof cartDrawerTextsFr
  }
}
