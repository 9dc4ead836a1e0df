/** What pictures of the gallery are told apart by, for the public pages and the admin. */
export const galleryKindsTextsFr = {
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

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    galleryKinds: typeof galleryKindsTextsFr
  }
}
