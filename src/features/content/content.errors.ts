import { defineErrors } from '../../shared/errors.ts'
import './content.refusals.fr.ts'

export const contentErrors = defineErrors('content', {
  documentNotFound: 'not-found',
})
