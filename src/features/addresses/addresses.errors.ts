import { defineErrors } from '../../shared/errors.ts'
import './addresses.refusals.fr.ts'

export const addressesErrors = defineErrors('addresses', {
  addressNotFound: 'not-found',
  tooManyAddresses: 'conflict',
})
