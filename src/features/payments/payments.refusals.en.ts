import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { paymentsRefusalsFr } from './payments.refusals.fr.ts'

export const paymentsRefusalsEn: SameShape<typeof paymentsRefusalsFr> = {
  errors: {
    signatureRefused: 'The signature of this event is not that of the payment provider.',
    providerUnavailable:
      'The payment provider does not answer. Nothing has been charged; please try again in a moment.',
    notOpen: 'Payment is not open yet. Your cart is kept for you.',
    unknownPayment: 'There is no such payment.',
    noDemo: 'The demo payment is closed.',
    paymentOver: 'This payment is closed. Please go on from your cart.',
    challengeOver: 'This authentication has been used already, or is no longer awaited.',
    nothingPaid: 'Nothing has been paid.',
    refundTooLarge: 'This is more than what is left to refund.',
    nothingOwed: 'This refund has not come back to the house, or is on its way again.',
  },
}
