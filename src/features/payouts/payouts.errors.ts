import { defineErrors } from '../../shared/errors.ts'
import './payouts.refusals.fr.ts'

export const payoutsErrors = defineErrors('payouts', {
  payoutNotFound: 'not-found',
  providerUnavailable: 'unavailable',
})
