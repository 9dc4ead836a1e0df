import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { favouritesRefusalsFr } from './favourites.refusals.fr.ts'

export const favouritesRefusalsEn: SameShape<typeof favouritesRefusalsFr> = {
  errors: {
    pieceNotFound: 'This piece does not exist, or is no longer presented.',
  },
}
