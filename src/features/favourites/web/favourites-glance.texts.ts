import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  counted_one: '{{count}} pièce gardée.',
  counted_other: '{{count}} pièces gardées.',
  none: 'Rien de gardé encore. Le cœur, au coin de chaque pièce, la garde ici le temps d’y penser.',
  failed: 'Vos favoris n’ont pas pu être lus.',
  all: 'Voir vos favoris',
  toShop: 'Voir la boutique',
} as const

const en: SameShape<typeof fr> = {
  counted_one: '{{count}} piece kept.',
  counted_other: '{{count}} pieces kept.',
  none: 'Nothing kept yet. The heart at the corner of each piece keeps it here while you think it over.',
  failed: 'Your favourites could not be read.',
  all: 'See your favourites',
  toShop: 'See the boutique',
}

export const favouritesGlanceTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    favouritesGlance: typeof fr
  }
}
