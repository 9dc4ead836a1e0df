import { defineErrors } from '../../shared/errors.ts'
import './letters.refusals.fr.ts'

export const lettersErrors = defineErrors('letters', {
  letterNotFound: 'not-found',
  changedMeanwhile: 'conflict',
  sendingBegun: 'conflict',
  notUnderWay: 'conflict',
  tooManyLetters: 'conflict',
  notReady: 'invalid',
  nobody: 'conflict',
})
