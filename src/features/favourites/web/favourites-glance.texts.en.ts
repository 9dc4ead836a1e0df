import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { favouritesGlanceTextsFr } from './favourites-glance.texts.fr.ts'

export const favouritesGlanceTextsEn: SameShape<typeof favouritesGlanceTextsFr> = {
  counted_one: '{{count}} piece kept.',
  counted_other: '{{count}} pieces kept.',
  none: 'Nothing kept yet. The heart at the corner of each piece keeps it here while you think it over.',
  failed: 'Your favourites could not be read.',
  all: 'See your favourites',
  toShop: 'See the boutique',
}
