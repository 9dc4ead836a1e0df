import { defineErrors } from '../../shared/errors.ts'
import './reception.refusals.fr.ts'

export const receptionErrors = defineErrors('reception', {
  houseClosed: 'conflict',
  impossibleMoment: 'invalid',
  notPossible: 'conflict',
})
