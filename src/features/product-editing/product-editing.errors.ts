import { defineErrors } from '../../shared/errors.ts'
import './product-editing.refusals.fr.ts'

export const productEditingErrors = defineErrors('product-editing', {
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
