import { defineErrors } from '../../shared/errors.ts'
import './catalog.texts.fr.ts'

export const catalogErrors = defineErrors('catalog', {
  productNotFound: 'not-found',
})
