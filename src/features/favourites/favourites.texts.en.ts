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
}
