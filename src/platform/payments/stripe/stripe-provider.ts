import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { creditMethods } from '../../../shared/payments/credit-methods.ts'
import type { StripeConfig } from '../../config/config.ts'
import type { Log } from '../../log/log.ts'
import {
  type Intent,
  type IntentRequest,
  oldestEventSeconds,
  type PaymentProvider,
  type RawEvent,
  type RefundRequest,
} from '../payment-provider.ts'
import { ProviderRefusal } from '../provider-errors.ts'
import { eventOf } from '../provider-events.ts'
import { intentOf, refundOf } from '../provider-objects.ts'
import { withMethod } from '../with-method.ts'
import { readBalance, readPayouts } from './stripe-balance.ts'
import { failureOf, isUnexpectedState } from './stripe-failure.ts'

/**
 * The API version of the objects that we read; an SDK for another version does not compile. Webhooks are registered
 * with the same version.
 */
const apiVersion = '2026-10-28.endive'

const timeoutMs = 10_000
const retries = 2

/** Above this the customer's bank has to check the cardholder (3-D Secure), whatever it would do by itself (§15.1). */
const forced3dSecureAboveCents = 50_000

interface StripeOptions extends StripeConfig {
  readonly log: Log
  /** How often the SDK retries by itself. */
  readonly networkRetries?: number
  /** Replaces the network in tests. */
  readonly fetch?: typeof fetch
}

interface Link {
  readonly client: Stripe
  readonly log: Log
}

/** Payments by Stripe; only Stripe gets the data of a card (§4). */
export const stripeProvider = (options: StripeOptions): PaymentProvider => {
  const link = { client: clientOf(options), log: options.log }
  return {
    name: 'stripe',
    publicKey: options.publishableKey,
    signatureHeader: 'stripe-signature',
    openIntent: (request) => inOurWords(link, () => openIntent(link, request)),
    readIntent: (id) => inOurWords(link, () => readIntent(link, id)),
    cancelIntent: (id, { idempotencyKey }) =>
      inOurWords(link, () => cancelIntent(link, { id, idempotencyKey })),
    refund: (request) => inOurWords(link, () => refund(link, request)),
    readBalance: (question) => inOurWords(link, () => readBalance(link.client, question)),
    readPayouts: (question) => inOurWords(link, () => readPayouts(link.client, question)),
    readEvent: async (raw, nowMs) => {
      const event = await signedEvent(link.client, raw, { secret: options.webhookSecret, nowMs })
      return withMethod(event, (id) => readIntent(link, id, atOnce))
    },
  }
}

/** Stripe waits for the answer to its event, and sends the event again when that takes long. */
const atOnce: Stripe.RequestOptions = { timeout: 3000, maxNetworkRetries: 0 }

interface Signing {
  readonly secret: string
  readonly nowMs: number
}

const signedEvent = async (
  { webhooks }: Stripe,
  { body, signature }: RawEvent,
  { secret, nowMs }: Signing,
) => {
  try {
    return eventOf(
      await webhooks.constructEventAsync(body, signature, secret, oldestEventSeconds, undefined, nowMs),
    )
  } catch {
    return null
  }
}

const clientOf = ({ secretKey, apiUrl, networkRetries = retries, fetch }: StripeOptions) => {
  const settings = {
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    apiVersion,
    maxNetworkRetries: networkRetries,
    timeout: timeoutMs,
    telemetry: false,
  } as const
  if (!apiUrl) return new Stripe(secretKey, settings)
  const { protocol, hostname: host, port } = new URL(apiUrl)
  const isSecure = protocol === 'https:'
  return new Stripe(secretKey, {
    ...settings,
    host,
    port: port || (isSecure ? '443' : '80'),
    protocol: isSecure ? 'https' : 'http',
  })
}

const inOurWords = async <T>({ log }: Link, call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    throw failureOf(error, log)
  }
}

const openIntent = async (link: Link, request: IntentRequest) => {
  const { amountCents, idempotencyKey, reference, description, metadata, receiptEmail } = request
  const opened = await link.client.paymentIntents.create(
    {
      amount: amountCents,
      currency: 'eur',
      automatic_payment_methods: { enabled: true },
      // Excludes these methods even when the dashboard allows them.
      excluded_payment_method_types: [...creditMethods],
      description,
      metadata: { ...metadata, reference },
      ...(receiptEmail && { receipt_email: receiptEmail }),
      ...(amountCents > forced3dSecureAboveCents && {
        payment_method_options: { card: { request_three_d_secure: 'any' } },
      }),
    },
    { idempotencyKey },
  )
  // For a known key Stripe repeats its first answer unchanged, whatever has happened to the payment since.
  return isRepeated(opened.lastResponse.headers) ? readIntent(link, opened.id) : intentOf(opened)
}

const isRepeated = (headers: Readonly<Record<string, string>>) => headers['idempotent-replayed'] === 'true'

const readIntent = async ({ client }: Link, id: string, options?: Stripe.RequestOptions): Promise<Intent> =>
  intentOf(await client.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, options))

interface Cancellation {
  readonly id: string
  readonly idempotencyKey: string
}

const cancelIntent = async (link: Link, { id, idempotencyKey }: Cancellation): Promise<Intent> => {
  const cancel = (key: string) => link.client.paymentIntents.cancel(id, {}, { idempotencyKey: key })
  try {
    return intentOf(await cancel(idempotencyKey))
  } catch (error) {
    if (!isUnexpectedState(error)) throw error
    const intent = await readIntent(link, id)
    // The refusal was an old one, repeated for a known key: the payment can be cancelled again.
    return isOpen(intent) ? intentOf(await cancel(`${idempotencyKey}-${randomUUID()}`)) : intent
  }
}

const isOpen = ({ status }: Intent) => status === 'requires_payment_method' || status === 'requires_action'

const refund = async (link: Link, request: RefundRequest) => {
  const { intentId, amountCents, idempotencyKey, reason, metadata } = request
  try {
    return refundOf(
      await link.client.refunds.create(
        { payment_intent: intentId, amount: amountCents, reason, metadata: { ...metadata } },
        { idempotencyKey },
      ),
    )
  } catch (error) {
    const failure = failureOf(error, link.log)
    if (!(failure instanceof ProviderRefusal) || failure.code !== 'other') throw failure
    throw new ProviderRefusal(await refundRefusalOf(link, request), { cause: error })
  }
}

/** Stripe has no code for these two refusals, but the state of the payment tells which one it is. */
const refundRefusalOf = async ({ client }: Link, { intentId, amountCents }: RefundRequest) => {
  const intent = await client.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
  const { latest_charge: charge, status } = intent
  if (status !== 'succeeded') return 'not_paid'
  if (!charge || typeof charge === 'string') return 'other'
  return charge.amount_refunded + amountCents > charge.amount_captured ? 'refund_too_large' : 'other'
}
