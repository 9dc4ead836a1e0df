import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  boards: { lookbook: 'Look Book', inspiration: 'Inspiration' },
  occasions: {
    mariage: 'Mariage',
    ceremonie: 'Cérémonie',
    soiree: 'Soirée',
    jour: 'Jour',
  },
  colours: {
    blanc: 'Blanc',
    ivoire: 'Ivoire',
    rose: 'Rose',
    rouge: 'Rouge',
    bleu: 'Bleu',
    vert: 'Vert',
    dore: 'Doré',
    noir: 'Noir',
  },
} as const

const en: SameShape<typeof fr> = {
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

/** What pictures of the gallery are told apart by, for the public pages and the admin. */
export const galleryKindsTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    galleryKinds: typeof fr
  }
}
