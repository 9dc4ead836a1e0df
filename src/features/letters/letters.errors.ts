import { defineErrors } from '../../shared/errors.ts'
import './letters.refusals.fr.ts'

export const lettersErrors = defineErrors('letters', {
  letterNotFound: 'not-found',
  changedMeanwhile: 'conflict',
  sendingBegun: 'conflict',
  isPlanned: 'conflict',
  notPlanned: 'conflict',
  notUnderWay: 'conflict',
  tooManyLetters: 'conflict',
  notReady: 'invalid',
  noMoment: 'invalid',
  nobody: 'conflict',
})
