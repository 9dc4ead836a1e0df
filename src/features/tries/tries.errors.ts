import { defineErrors } from '../../shared/errors.ts'
import './tries.refusals.fr.ts'

export const triesErrors = defineErrors('tries', {
  tooManyTries: 'too-many',
})
