import { defineErrors } from '../../shared/errors.ts'
import './documents.refusals.fr.ts'

export const documentsErrors = defineErrors('documents', {
  documentNotFound: 'not-found',
})
