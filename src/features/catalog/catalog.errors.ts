import { defineErrors } from '../../shared/errors.ts'
import './catalog.refusals.fr.ts'

export const catalogErrors = defineErrors('catalog', {
  productNotFound: 'not-found',
  alreadyReviewed: 'conflict',
  reviewNotFound: 'not-found',
  productChanged: 'conflict',
  skuTaken: 'conflict',
  categoryUnknown: 'invalid',
  categoryUnnamed: 'invalid',
  categoryNotFound: 'not-found',
  categoryTaken: 'conflict',
  categoryInUse: 'conflict',
  imageNotFound: 'not-found',
  tooManyImages: 'conflict',
  imageOrderIncomplete: 'invalid',
})
