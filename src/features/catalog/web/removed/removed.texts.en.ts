import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { removedTextsFr } from './removed.texts.fr.ts'

export const removedTextsEn: SameShape<typeof removedTextsFr> = {
  title: 'This piece has left the boutique',
  sentence:
    '“{{name}}” is no longer shown. The atelier can sew another in the same spirit, to your measurements: let us talk about it.',
  category: 'See the category {{category}}',
  shop: 'See the boutique',
  booking: 'Book an appointment',
}
