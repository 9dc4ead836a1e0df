import { defineErrors } from '../../shared/errors.ts'
import './restock.refusals.fr.ts'

export const restockErrors = defineErrors('restock', {
  sizeNotFound: 'not-found',
  inStock: 'conflict',
  linkSpent: 'invalid',
})
