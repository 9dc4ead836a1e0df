import { defineErrors } from '../../shared/errors.ts'
import './brand.refusals.fr.ts'

export const brandErrors = defineErrors('brand', {
  pictureChanged: 'conflict',
  pictureNotFound: 'not-found',
  logoTooSmall: 'invalid',
  iconTooSmall: 'invalid',
  iconNotSquare: 'invalid',
  shareTooSmall: 'invalid',
})
