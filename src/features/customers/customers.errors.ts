import { defineErrors } from '../../shared/errors.ts'
import './customers.refusals.fr.ts'

export const customersErrors = defineErrors('customers', {
  customerNotFound: 'not-found',
  nameDiffers: 'invalid',
  erasureHindered: 'conflict',
  samePerson: 'conflict',
  twoAccounts: 'conflict',
  joinedAlready: 'conflict',
  joinNotFound: 'not-found',
  joinFinal: 'conflict',
})
