import { defineErrors } from '../../shared/errors.ts'
import './appointments-desk.refusals.fr.ts'

export const appointmentsDeskErrors = defineErrors('appointments-desk', {
  houseClosed: 'conflict',
  impossibleMoment: 'invalid',
  notPossible: 'conflict',
})
