/** The reasons of a failed payment that the customer is told; the slice has the sentences. */
export const declines = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'velocity_exceeded',
  'authentication_failed',
  'processing_error',
  'generic',
] as const

export type Decline = (typeof declines)[number]

/** Stripe's codes of errors and bank refusals that a customer can act upon. */
const declineByCode: ReadonlyMap<string, Decline> = new Map<string, Decline>([
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['invalid_expiry_month', 'expired_card'],
  ['invalid_expiry_year', 'expired_card'],
  ['incorrect_cvc', 'incorrect_cvc'],
  ['invalid_cvc', 'incorrect_cvc'],
  ['incorrect_number', 'incorrect_number'],
  ['invalid_number', 'incorrect_number'],
  ['card_velocity_exceeded', 'velocity_exceeded'],
  ['withdrawal_count_limit_exceeded', 'velocity_exceeded'],
  ['authentication_required', 'authentication_failed'],
  ['authentication_not_handled', 'authentication_failed'],
  ['mobile_device_authentication_required', 'authentication_failed'],
  ['payment_intent_authentication_failure', 'authentication_failed'],
  ['processing_error', 'processing_error'],
  ['issuer_not_available', 'processing_error'],
  ['reenter_transaction', 'processing_error'],
  ['try_again_later', 'processing_error'],
])

/** The error of a failed attempt in Stripe's form. */
export interface PaymentError {
  readonly code?: string | undefined
  /** The bank's own reason, when the bank gives one. */
  readonly decline_code?: string | undefined
}

/**
 * For a lost, stolen or suspect card the customer is told only that it was declined, not what the bank knows (§15.1).
 */
export const declineOf = ({ code = '', decline_code: reason = '' }: PaymentError): Decline =>
  declineByCode.get(reason) ??
  declineByCode.get(code) ??
  (reason !== '' || code === 'card_declined' ? 'declined' : 'generic')

const errors: Readonly<Record<Decline, PaymentError>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card', decline_code: 'expired_card' },
  incorrect_cvc: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  incorrect_number: { code: 'incorrect_number' },
  velocity_exceeded: { code: 'card_declined', decline_code: 'card_velocity_exceeded' },
  authentication_failed: { code: 'payment_intent_authentication_failure' },
  processing_error: { code: 'processing_error', decline_code: 'processing_error' },
  generic: { code: 'payment_intent_payment_attempt_failed' },
}

/** The error that Stripe would send for this reason: `declineOf` converts it back. */
export const paymentErrorOf = (decline: Decline) => errors[decline]
