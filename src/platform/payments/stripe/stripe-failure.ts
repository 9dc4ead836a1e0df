import Stripe from 'stripe'
import type { Log } from '../../log/log.ts'
import { ProviderRefusal, ProviderUnavailable } from '../provider-errors.ts'

const { errors } = Stripe

/**
 * What the SDK threw, in the port's words. Nothing arrived, or the answer says nothing: unavailable. Keys that Stripe does
 * not take are ours to put right, so they are logged; the customer is told that it does not work for now.
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

/** A request under a key whose first one is still at work is an answer by its status, and none by its meaning. */
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

/** An intent that has gone on meanwhile, so that what was asked of it cannot be done. */
export const isUnexpectedState = (error: unknown) =>
  error instanceof errors.StripeError && error.code === 'payment_intent_unexpected_state'
