import type { Language } from '../../shared/i18n/languages.ts'
import { declineOf, type PaymentError } from '../../shared/payments/declines.ts'
import { declineSentences } from './decline-sentences.ts'
import type { PaymentOutcome } from './payment-desk.ts'

/** An error of Stripe's script. */
interface StripeError extends PaymentError {
  readonly type: string
  readonly message?: string | undefined
  readonly payment_intent?: { readonly status: string } | undefined
}

/**
 * The result of a payment that Stripe's script did not confirm. A decline is told in the words of the house; an error
 * of Stripe's form or of the network in Stripe's words.
 */
export const outcomeOfError = (error: StripeError, lng: Language): PaymentOutcome => {
  const { type, message, payment_intent: intent } = error
  // The payment was made meanwhile, in another tab for example: the customer is not asked to pay twice.
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return { kind: 'made' }
  const decline = declineOf(error)
  const isRefusal = type === 'card_error' || decline !== 'generic'
  const sentence = declineSentences[lng][decline]
  return { kind: 'declined', message: isRefusal ? sentence : (message ?? sentence) }
}
