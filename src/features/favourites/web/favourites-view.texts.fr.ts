export const favouritesViewTextsFr = {
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
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    favouritesView: typeof favouritesViewTextsFr
  }
}
