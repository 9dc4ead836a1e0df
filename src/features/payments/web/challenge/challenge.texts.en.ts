import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { challengeTextsFr } from './challenge.texts.fr.ts'

export const challengeTextsEn: SameShape<typeof challengeTextsFr> = {
  bank: 'Demonstration bank',
  title: 'Confirm your payment',
  description: 'The demonstration bank asks for a payment to be confirmed.',
  lead: 'Your bank makes sure that it is you. Nothing is charged: there is no such bank.',
  merchant: 'Merchant',
  amount: 'Amount',
  reference: 'Order',
  card: 'Card',
  cardEnding: 'ending in {{last4}}',
  approve: 'Approve the payment',
  refuse: 'Refuse',
  loading: 'Your bank is preparing its question.',
  over: 'This question no longer awaits an answer',
  overText: 'It was answered already, or its time has passed. Your order says where it stands.',
  missing: 'There is nothing to confirm here',
  missingText: 'This page opens from a payment when the bank asks for it to be confirmed.',
  failed: 'The question could not be read',
  failedText: 'Please check your connection and try again. Nothing was charged.',
  notAnswered: 'Your answer did not arrive. Please try again: it will only count once.',
  retry: 'Try again',
  back: 'Back to your order',
  shop: 'See the boutique',
}
