import { defineErrors } from '../../shared/errors.ts'
import './guarantees.refusals.fr.ts'

export const guaranteesErrors = defineErrors('guarantees', {
  artworkTooNarrow: 'invalid',
  productUnknown: 'invalid',
  noticeNotFound: 'not-found',
  labelNotFound: 'not-found',
})
