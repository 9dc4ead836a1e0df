import { defineErrors } from '../../shared/errors.ts'
import './plates.refusals.fr.ts'

export const platesErrors = defineErrors('plates', {
  slotEmpty: 'not-found',
  plateChanged: 'conflict',
  plateSwept: 'conflict',
})
