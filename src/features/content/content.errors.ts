import { defineErrors } from '../../shared/errors.ts'
import './content.texts.fr.ts'

export const contentErrors = defineErrors('content', {
  documentNotFound: 'not-found',
})
