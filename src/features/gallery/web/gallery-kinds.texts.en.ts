import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { galleryKindsTextsFr } from './gallery-kinds.texts.fr.ts'

export const galleryKindsTextsEn: SameShape<typeof galleryKindsTextsFr> = {
  boards: { lookbook: 'Look book', inspiration: 'Inspiration' },
  occasions: {
    mariage: 'Wedding',
    ceremonie: 'Ceremony',
    soiree: 'Evening',
    jour: 'Day',
  },
  colours: {
    blanc: 'White',
    ivoire: 'Ivory',
    rose: 'Pink',
    rouge: 'Red',
    bleu: 'Blue',
    vert: 'Green',
    dore: 'Gold',
    noir: 'Black',
  },
}
