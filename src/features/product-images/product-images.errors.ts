import { defineErrors } from '../../shared/errors.ts'
import './product-images.refusals.fr.ts'

export const productImagesErrors = defineErrors('product-images', {
  imageNotFound: 'not-found',
  tooManyImages: 'conflict',
  imageOrderIncomplete: 'invalid',
  imageSwept: 'conflict',
})
