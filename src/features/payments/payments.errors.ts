import { defineErrors } from '../../shared/errors.ts'
import './payments.refusals.fr.ts'

export const paymentsErrors = defineErrors('payments', {
  signatureRefused: 'malformed',
  providerUnavailable: 'unavailable',
  notOpen: 'unavailable',
  unknownPayment: 'not-found',
  noDemo: 'not-found',
  paymentOver: 'conflict',
  challengeOver: 'conflict',
  nothingPaid: 'conflict',
  refundTooLarge: 'conflict',
  nothingOwed: 'conflict',
})

/** While payment is closed, a client may try again after this time. */
export const closedSeconds = 3600
