export const cartTextsFr = {
  button: {
    name_zero: 'Panier',
    name_one: 'Panier, {{count}} article',
    name_other: 'Panier, {{count}} articles',
    unopened: 'Erreur lors de la récupération du panier',
    unopenedText: 'Une erreur est survenue. Veuillez réessayer.',
  },
  add: {
    quantity: 'Quantité',
    add: 'Ajouter au panier',
    addMore: 'Ajouter encore',
    already_one: 'Déjà {{count}} dans votre panier.',
    already_other: 'Déjà {{count}} dans votre panier.',
    lowered_one: 'Il n’en reste qu’une.',
    lowered_other: 'Il n’en reste que {{count}}.',
    mostAtOnce_one: 'Une seule à la fois.',
    mostAtOnce_other: '{{count}} au plus à la fois.',
    cartFull: 'Votre panier compte déjà {{limit}} lignes.',
    allTaken: 'Toutes les pièces disponibles sont dans votre panier.',
    allTakenInSize: 'Toutes les pièces disponibles en taille {{size}} sont dans votre panier.',
    addedTitle: 'Produit ajouté',
    addedTitleKept: 'Produit ajouté au panier',
    addedText: 'Le produit a été ajouté à votre panier',
    inSize: '{{name}}, taille {{size}}',
    several: '{{quantity}} × {{piece}}',
    view: 'Voir le panier',
    failed: "Erreur lors de l'ajout au panier",
    sizeTaken: '(dans votre panier)',
    sizeRequiredTitle: 'Sélection requise',
    sizeRequiredText: "Veuillez sélectionner une taille avant d'ajouter au panier",
  },
  bar: {
    label: 'Acheter cette pièce',
    size: 'Taille {{size}}',
    noSize: 'Choisir une taille',
    choose: 'Taille, au prix de {{price}}',
  },
  quick: {
    add: 'Ajouter au panier\u00a0: {{name}}',
    soldOut: 'Ajouter au panier\u00a0: {{name}} (épuisé)',
    allTaken: 'Ajouter au panier\u00a0: {{name}} (toutes les pièces disponibles y sont)',
    details: 'Voir la pièce',
    close: 'Fermer',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cart: typeof cartTextsFr
  }
}
