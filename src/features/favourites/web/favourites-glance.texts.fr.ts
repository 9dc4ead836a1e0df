export const favouritesGlanceTextsFr = {
  counted_one: '{{count}} pièce gardée.',
  counted_other: '{{count}} pièces gardées.',
  none: 'Rien de gardé encore. Le cœur, au coin de chaque pièce, la garde ici le temps d’y penser.',
  failed: 'Vos favoris n’ont pas pu être lus.',
  all: 'Voir vos favoris',
  toShop: 'Voir la boutique',
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    favouritesGlance: typeof favouritesGlanceTextsFr
  }
}
