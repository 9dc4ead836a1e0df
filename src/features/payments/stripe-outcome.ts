import type { Language } from '../../shared/i18n/languages.ts'
import { declineOf, type PaymentError } from '../../shared/payments/declines.ts'
import { declineSentences } from './decline-sentences.ts'
import type { PaymentOutcome } from './payment-desk.ts'

/** As Stripe's script tells the browser that something did not happen. */
interface StripeError extends PaymentError {
  readonly type: string
  readonly message?: string | undefined
  readonly payment_intent?: { readonly status: string } | undefined
}

/**
 * What came of a payment that Stripe's script did not confirm. A refusal is told in the house's words; what Stripe has to
 * say of its own form, or of the line, in Stripe's.
 */
export const outcomeOfError = (error: StripeError, lng: Language): PaymentOutcome => {
  const { type, message, payment_intent: intent } = error
  // Made meanwhile, as in another tab: the customer is not asked to pay twice.
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return { kind: 'made' }
  const decline = declineOf(error)
  const isRefusal = type === 'card_error' || decline !== 'generic'
  const sentence = declineSentences[lng][decline]
  return { kind: 'declined', message: isRefusal ? sentence : (message ?? sentence) }
}
