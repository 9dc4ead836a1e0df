import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { favouritesTextsFr } from './favourites.texts.fr.ts'

export const favouritesTextsEn: SameShape<typeof favouritesTextsFr> = {
  errors: {
    listFull: 'Your list already holds {{limit}} pieces. Take one off to keep another.',
  },
  add: 'Add to favourites',
  addPiece: 'Add to favourites: {{name}}',
  remove: 'Remove from favourites',
  removePiece: 'Remove from favourites: {{name}}',
  added: 'Added to favourites',
  removed: 'Removed from favourites',
  notSaved: 'Your favourites could not be changed',
  link: 'Favourites',
  linkCounted_one: 'Favourites, {{count}} piece',
  linkCounted_other: 'Favourites, {{count}} pieces',
  page: {
    title: 'Your favourites',
    description: 'The pieces you have kept to come back to.',
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
  },
}
