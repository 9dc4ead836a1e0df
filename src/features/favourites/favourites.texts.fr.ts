export const favouritesTextsFr = {
  errors: {
    listFull: 'Votre liste compte déjà {{limit}} pièces. Retirez-en une pour en garder une autre.',
  },
  add: 'Ajouter aux favoris',
  addPiece: 'Ajouter aux favoris\u00a0: {{name}}',
  remove: 'Retirer des favoris',
  removePiece: 'Retirer des favoris\u00a0: {{name}}',
  added: 'Ajouté aux favoris',
  removed: 'Retiré des favoris',
  notSaved: 'Vos favoris n’ont pas pu être modifiés',
  link: 'Favoris',
  linkCounted_one: 'Favoris, {{count}} pièce',
  linkCounted_other: 'Favoris, {{count}} pièces',
  page: {
    title: 'Vos favoris',
    description: 'Les pièces que vous avez gardées pour y revenir.',
    thisDevice:
      'Votre liste reste sur cet appareil. Elle rejoindra votre compte dès que vous vous connecterez.',
    everywhere: 'Votre liste vous suit d’un appareil à l’autre.',
    withoutScript:
      'Vos favoris sont gardés par votre navigateur\u00a0: activez JavaScript pour les retrouver ici.',
    loading: 'Chargement de vos favoris...',
    failed: 'Erreur de chargement',
    failedText: 'Vos favoris n’ont pas pu être lus.',
    retry: 'Réessayer',
    emptyTitle: 'Rien de gardé encore',
    emptyText: 'Le cœur, au coin de chaque pièce, la garde ici le temps d’y penser.',
    toShop: 'Voir la boutique',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    favourites: typeof favouritesTextsFr
  }
}
