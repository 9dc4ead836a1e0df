import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { pageWordsRefusalsFr } from './page-words.refusals.fr.ts'

export const pageWordsRefusalsEn: SameShape<typeof pageWordsRefusalsFr> = {
  errors: {
    wordsChanged: 'This text was changed meanwhile. Open it again before you change it.',
  },
  fields: {
    places: 'In double braces, only city, house and price are filled in.',
  },
}
