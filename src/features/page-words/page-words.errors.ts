import { defineErrors } from '../../shared/errors.ts'
import './page-words.refusals.fr.ts'

export const pageWordsErrors = defineErrors('page-words', {
  wordsChanged: 'conflict',
  nextWordsChanged: 'conflict',
  nextWordsMoved: 'conflict',
  noNextWords: 'not-found',
  unknownText: 'not-found',
  unknownEntry: 'not-found',
  previewOver: 'not-found',
  momentPast: 'invalid',
  endsTooEarly: 'invalid',
})
