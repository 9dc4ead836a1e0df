import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { pageWordsRefusalsFr } from './page-words.refusals.fr.ts'

export const pageWordsRefusalsEn: SameShape<typeof pageWordsRefusalsFr> = {
  errors: {
    wordsChanged: 'This text was changed meanwhile. Open it again before you change it.',
    nextWordsChanged: 'The next version of this page was changed meanwhile. Read it again first.',
    nextWordsMoved:
      'Some texts of this page were changed since the next version was written. First choose which of them it replaces.',
    noNextWords: 'No next version of this page is waiting.',
    unknownText: 'This page has no text of that name that the house may change.',
    unknownEntry: 'The history of this page does not have this entry.',
    previewOver: 'This preview link is no longer valid. Ask the house for another one.',
    momentPast: 'Choose a moment to come.',
    endsTooEarly: 'The words before come back after the publication.',
  },
  fields: {
    places: 'In double braces, only city, house and price are filled in.',
  },
}
