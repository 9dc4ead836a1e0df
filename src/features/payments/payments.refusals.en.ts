import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { paymentsRefusalsFr } from './payments.refusals.fr.ts'

export const paymentsRefusalsEn: SameShape<typeof paymentsRefusalsFr> = {
  errors: {
    signatureRefused: 'The signature of this event is not that of the payment provider.',
    providerUnavailable:
      'The payment provider does not answer. Nothing has been charged; please try again in a moment.',
    unknownPayment: 'There is no such payment.',
    noDemo: 'The demo payment is closed: the house takes real payments.',
    paymentOver: 'This payment is closed. Please go on from your cart.',
    challengeOver: 'This authentication has been used already, or is no longer awaited.',
    nothingPaid: 'Nothing has been paid.',
    refundTooLarge: 'This is more than what is left to refund.',
    nothingOwed: 'This refund has not come back to the house, or is on its way again.',
  },
  declines: {
    declined: 'Your bank refused the payment. Please check your card or use another one.',
    generic: 'Your bank refused the payment. Please check your card or use another one.',
    insufficient_funds: 'Insufficient funds.',
    expired_card: 'Your card has expired.',
    incorrect_cvc: 'The security code is incorrect.',
    incorrect_number: 'The card number is incorrect.',
    velocity_exceeded:
      'The limit of your card has been reached. Please contact your bank, or pay by bank transfer.',
    authentication_failed: '3-D Secure authentication failed or was cancelled. Nothing has been charged.',
    processing_error: 'A technical incident occurred. Nothing has been charged; please try again.',
  },
}
