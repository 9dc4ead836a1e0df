export const catalogTextsFr = {
  meta: {
    shopTitle: 'Boutique',
  },
  trail: {
    label: 'Fil d’Ariane',
    home: 'Accueil',
  },
  shop: {
    loadError: 'Erreur de chargement',
    loadErrorText: 'Une erreur est survenue lors du chargement des produits.',
    retry: 'Réessayer',
  },
  card: {
    inStock: 'En stock',
    featured: 'En vedette',
    soldOut: 'Épuisé',
    details: 'Voir détails',
    detailsOf: 'Voir détails\u00a0: {{name}}',
    noPicture: 'Aucune image disponible',
  },
  product: {
    gallery: 'Vues de la pièce',
    showView: 'Montrer la vue {{number}}',
    enlarge: 'Agrandir la vue {{number}} sur {{total}}',
    readMore: 'Voir plus',
    readLess: 'Voir moins',
    size: 'Taille',
    sizeUnavailable: '(indisponible)',
    stockLeft_one: 'En stock ({{count}} disponible)',
    stockLeft_other: 'En stock ({{count}} disponibles)',
    placesLeft_one: '{{count}} place disponible à l’atelier',
    placesLeft_other: '{{count}} places disponibles à l’atelier',
    outOfStock: 'Rupture de stock',
    madeAgain: 'L’atelier peut la refaire pour vous, sur commande\u00a0: demandez-nous.',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    question: 'Une question sur cette pièce\u202f?',
    tryOn: 'Essayer en salon',
    copyFailed: 'Le lien n’a pas pu être copié',
    priorPrice: 'Prix le plus bas des 30 derniers jours\u00a0: {{price}}',
    priorPriceLabel: 'Prix le plus bas des 30 derniers jours\u00a0:',
    taxIncluded: 'TVA incluse',
    withdrawalExcluded:
      'Pièce confectionnée à vos mesures\u00a0: le droit de rétractation ne s’applique pas (art. L221-28 3°). Les garanties légales restent dues.',
  },
  details: {
    title: 'Détails',
    category: 'Catégorie',
    uncategorized: 'Non catégorisé',
    material: 'Matière',
    customizable: 'Personnalisable',
    yes: 'Oui',
    no: 'Non',
    tags: 'Mots-clés',
    reference: 'Référence',
    color: 'Couleur',
    composition: 'Composition',
    care: 'Entretien',
    animalParts: 'Contient des parties non textiles d’origine animale.',
  },
  similar: {
    title: 'Vous aimerez aussi',
    none: 'Aucun produit similaire disponible',
  },
  reviews: {
    anonymous: 'Client',
  },
  sizes: {
    madeToMeasure: 'Sur mesure',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    catalog: typeof catalogTextsFr
  }
}
