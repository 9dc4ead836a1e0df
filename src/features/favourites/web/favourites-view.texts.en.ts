import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { favouritesViewTextsFr } from './favourites-view.texts.fr.ts'

export const favouritesViewTextsEn: SameShape<typeof favouritesViewTextsFr> = {
  thisDevice: 'Your list stays on this device. It will join your account as soon as you sign in.',
  everywhere: 'Your list follows you from one device to another.',
  withoutScript: 'Your browser keeps your favourites: turn JavaScript on to find them here.',
  loading: 'Loading your favourites...',
  failed: 'Could not load',
  failedText: 'Your favourites could not be read.',
  retry: 'Try again',
  emptyTitle: 'Nothing kept yet',
  emptyText: 'The heart at the corner of each piece keeps it here while you think it over.',
  toShop: 'See the boutique',
}
