import { defineErrors } from '../../shared/errors.ts'
import './catalog.refusals.fr.ts'

export const catalogErrors = defineErrors('catalog', {
  productNotFound: 'not-found',
  productChanged: 'conflict',
})
