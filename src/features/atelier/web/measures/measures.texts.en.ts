import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { measuresTextsFr } from './measures.texts.fr.ts'

export const measuresTextsEn: SameShape<typeof measuresTextsFr> = {
  lead: 'A piece falls well when it starts from the body. Your measurements are its first pattern.',
  plate: 'Waist',
  plateText: 'At the narrowest point, where the body bends.',
  short: 'Take them at home, or let us take them at the salon.',
  toMeasures: 'See how',
  own: {
    title: 'Your size',
    text: 'You chose size {{size}}: each piece opens at it where it is available.',
    forget: 'Forget my size',
  },
  home: {
    title: 'At home',
    text: 'Bust, waist, hips: three turns of the tape are enough to choose a size. The guide shows where the tape goes, and answers at once.',
    way: 'Open the size guide',
  },
  salon: {
    title: 'At the salon',
    text: 'For a piece made to measure we take twenty to thirty measurements, in the shoes and lingerie of the day. Allow three quarters of an hour.',
    book: 'Book an appointment',
  },
  use: {
    title: 'What we do with them',
    text: 'They serve to cut and fit your pieces, and nothing else. Only the atelier reads them. They appear in no letter.',
    way: 'Your data and your choices',
  },
}
