import { defineErrors } from '../../shared/errors.ts'
import './page-words.refusals.fr.ts'

export const pageWordsErrors = defineErrors('page-words', {
  wordsChanged: 'conflict',
})
