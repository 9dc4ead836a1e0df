import { defineErrors } from '../../shared/errors.ts'
import './take-backs.refusals.fr.ts'

export const takeBacksErrors = defineErrors('take-backs', {
  nothingToTakeBack: 'conflict',
  changedSince: 'conflict',
  fieldsChangedSince: 'conflict',
  noLongerFits: 'conflict',
  toldAlready: 'conflict',
})
