import { defineErrors } from '../../shared/errors.ts'
import './list-views.refusals.fr.ts'

export const listViewsErrors = defineErrors('list-views', {
  viewNotFound: 'not-found',
  manyViews: 'conflict',
})
