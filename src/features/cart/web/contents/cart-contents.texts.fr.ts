export const cartContentsTextsFr = {
  title: 'Votre Panier',
  count_one: '{{count}} article',
  count_other: '{{count}} articles',
  close: 'Fermer le panier',
  lines: 'Articles du panier',
  loading: 'Chargement de votre panier...',
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
  page: 'Voir le panier',
  continue: 'Continuer vos achats',
  updated: 'Panier mis à jour',
  removed: 'Produit retiré du panier',
  cleared: 'Panier vidé',
  undo: 'Annuler',
  undoClear: 'Annuler\u00a0: remettre les articles dans le panier',
  restored: 'Panier rétabli',
  notices: {
    priceChanged: 'Le prix est passé de {{before}} à {{now}}.',
    understood: 'J’ai compris',
    notEnough_one: 'Il n’en reste qu’une.',
    notEnough_other: 'Il n’en reste que {{count}}.',
    take: 'Prendre {{available}}',
    unavailable: 'Cette pièce n’est plus disponible.',
    takeOut: 'Retirer',
    tellMe: 'Me prévenir',
    /** What the answer is about, for whoever hears the button alone. */
    about: '{{answer}}\u00a0: {{name}}',
  },
  failures: {
    load: 'Erreur lors de la récupération du panier',
    add: "Erreur lors de l'ajout au panier",
    update: 'Erreur lors de la mise à jour du panier',
    remove: 'Erreur lors de la suppression du produit',
    clear: 'Erreur lors du vidage du panier',
    restore: 'Le panier n’a pas pu être rétabli',
    unknown: 'Une erreur est survenue. Veuillez réessayer.',
    stale: 'Votre panier n’a pas pu être relu\u00a0: il est affiché tel qu’il était.',
    offline: 'Le réseau ne répond pas\u00a0: votre panier reste tel qu’il était.',
    unchecked: 'Les prix et les disponibilités n’ont pas pu être vérifiés.',
    retry: 'Réessayer',
  },
  merge: {
    title: 'Votre panier vous a suivi',
    shortened: '{{piece}}\u00a0: {{got}} sur {{wanted}}, il n’en restait pas davantage.',
    lost: '{{piece}}\u00a0: cette pièce n’est plus disponible.',
    allTaken: '{{piece}}\u00a0: toutes les pièces disponibles étaient déjà dans votre panier.',
    cartFull: '{{piece}}\u00a0: votre panier compte déjà {{limit}} lignes.',
    inSize: '{{name}}, taille {{size}}',
    waiting: 'Ce que vous aviez choisi avant de vous connecter n’a pas encore rejoint votre panier.',
  },
  view: {
    lead: 'Rien n’est réservé tant que la commande n’est pas passée.',
    summary: 'Récapitulatif',
    withoutScript:
      'Votre panier est gardé par votre navigateur\u00a0: activez JavaScript pour le retrouver ici.',
    description: 'Les pièces que vous avez choisies, leur prix et leur livraison.',
  },
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cartContents: typeof cartContentsTextsFr
  }
}
