import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { cardPaymentTextsFr } from './card-payment.texts.fr.ts'

export const cardPaymentTextsEn: SameShape<typeof cardPaymentTextsFr> = {
  card: 'Card',
  demo: 'This is a demonstration house: nothing is charged. Test cards:',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  cvcHint: 'The three digits on the back.',
  tests: {
    succeeds: '{{number}}, accepted',
    asks: '{{number}}, 3\u2011D\u00a0Secure',
    insufficient: '{{number}}, insufficient funds',
    declined: '{{number}}, declined',
  },
  use: 'Use this card: {{card}}',
  faults: {
    number: 'Please enter your card number.',
    expiry: 'Please enter month and year, such as 12 / 30.',
    cvc: 'Please enter the three digits on the back of the card.',
  },
  notLoaded: 'The payment form did not arrive. Nothing was charged.',
  retry: 'Try again',
  loading: 'The payment form is on its way.',
  declined: 'Your bank declined the payment. Please check your card or use another one.',
}
