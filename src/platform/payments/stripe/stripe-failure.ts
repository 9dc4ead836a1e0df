import Stripe from 'stripe'
import type { Log } from '../../log/log.ts'
import { ProviderRefusal, ProviderUnavailable } from '../provider-errors.ts'

const { errors } = Stripe

/**
 * Converts an error of the SDK to ours. Without an answer, or with one that tells no result, the provider is
 * unavailable. When Stripe rejects our keys, this is logged for us to correct, and the customer is told that payments
 * do not work for now.
 */
export const failureOf = (error: unknown, log: Log): unknown => {
  if (!(error instanceof errors.StripeError)) return error
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    log.error({ err: error }, 'Stripe does not take the keys: correct STRIPE_SECRET_KEY')
    return new ProviderUnavailable(undefined, { cause: error })
  }
  return isAnswer(error)
    ? new ProviderRefusal(refusalOf(error), { cause: error })
    : new ProviderUnavailable(undefined, { cause: error })
}

type Failure = InstanceType<typeof errors.StripeError>

/** When the first request with the key is still running, Stripe's status looks like an answer, but tells no result. */
const isAnswer = ({ statusCode = 0, code }: Failure) =>
  statusCode >= 400 &&
  statusCode < 500 &&
  statusCode !== 429 &&
  code !== 'idempotency_key_in_use' &&
  code !== 'lock_timeout'

const refusalOf = (error: Failure) => {
  if (error instanceof errors.StripeIdempotencyError) return 'key_reused'
  if (error.code === 'resource_missing') return 'unknown_intent'
  if (error.code === 'amount_too_small') return 'amount_too_small'
  if (error.code === 'charge_already_refunded') return 'refund_too_large'
  if (error.code === 'charge_disputed') return 'disputed'
  return 'other'
}

/** Whether the state of the intent has changed meanwhile, so that the request is no longer possible. */
export const isUnexpectedState = (error: unknown) =>
  error instanceof errors.StripeError && error.code === 'payment_intent_unexpected_state'
