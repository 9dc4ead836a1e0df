import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { catalogRefusalsFr } from './catalog.refusals.fr.ts'

export const catalogRefusalsEn: SameShape<typeof catalogRefusalsFr> = {
  errors: {
    productNotFound: 'Piece not found',
    productChanged: 'This piece has been changed in the meantime. Reload it before saving.',
  },
}
