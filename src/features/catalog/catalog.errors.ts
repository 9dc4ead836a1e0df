import { defineErrors } from '../../shared/errors.ts'
import './catalog.refusals.fr.ts'

export const catalogErrors = defineErrors('catalog', {
  productNotFound: 'not-found',
  alreadyReviewed: 'conflict',
  productChanged: 'conflict',
  skuTaken: 'conflict',
  categoryUnknown: 'invalid',
  imageNotFound: 'not-found',
  tooManyImages: 'conflict',
  imageOrderIncomplete: 'invalid',
})
