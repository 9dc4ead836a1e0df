import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StripeServer, startStripeServer } from '../../../testing/payments/stripe-server.ts'
import { createLog, silentLog } from '../../log/log.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { stripeProvider } from './stripe-provider.ts'

const keys = { secretKey: 'sk_test_house', webhookSecret: 'whsec_house' }
const nowMs = Date.UTC(2026, 9, 14, 10)

let server: StripeServer
let provider: PaymentProvider

const providerWith = (changed: {
  secretKey?: string
  networkRetries?: number
  log?: ReturnType<typeof createLog>
}) =>
  stripeProvider({
    ...keys,
    publishableKey: 'pk_test_house',
    apiUrl: server.apiUrl,
    networkRetries: 0,
    log: silentLog(),
    ...changed,
  })

beforeEach(async () => {
  server = await startStripeServer({ ...keys, nowMs: () => nowMs })
  provider = providerWith({})
})

afterEach(() => server.close())

let orders = 0

const request = (amountCents = 129_000) => {
  const reference = `MC-2026-${++orders}`
  return {
    amountCents,
    reference,
    idempotencyKey: `order-${reference}-pi-v1`,
    description: `Commande ${reference}`,
    metadata: { order: '7' },
  }
}

const openPaid = async () => {
  const { id } = await provider.openIntent(request(10_000))
  server.customer.pays(id)
  return id
}

const refundOf = (intentId: string) => ({
  intentId,
  amountCents: 1000,
  idempotencyKey: `refund-${intentId}`,
  reason: 'requested_by_customer' as const,
  metadata: { order: '7' },
})

describe('Stripe', () => {
  it('is asked for euros, for what its dashboard allows but for credit, and told the order', async () => {
    await provider.openIntent({
      ...request(50_000),
      reference: 'MC-2026-000123',
      receiptEmail: 'a@example.fr',
    })
    const [asked] = server.requests
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/payment_intents' })
    const { 'excluded_payment_method_types[0]': _, ...form } = Object.fromEntries(asked?.form ?? [])
    expect(form).toMatchObject({
      amount: '50000',
      currency: 'eur',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[order]': '7',
      'metadata[reference]': 'MC-2026-000123',
      receipt_email: 'a@example.fr',
    })
    expect(Object.values(form)).toContain('klarna')
    expect(Object.keys(form).filter((name) => name.startsWith('payment_method_options'))).toEqual([])
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer sk_test_house',
      'stripe-version': '2026-10-28.endive',
    })
  })

  it('has the customer’s bank prove who pays above 500 €', async () => {
    await provider.openIntent(request(50_001))
    expect(server.requests[0]?.form.get('payment_method_options[card][request_three_d_secure]')).toBe('any')
  })

  it('gets a key of ours with everything that it is to do', async () => {
    const asked = request()
    const { id } = await provider.openIntent(asked)
    await provider.cancelIntent(id, { idempotencyKey: 'cancel-7' })
    const paid = await openPaid()
    await provider.refund(refundOf(paid))
    const posted = server.requests.filter(({ method }) => method === 'POST')
    const sent = posted.map(({ headers }) => headers['idempotency-key'])
    expect(sent).toEqual([asked.idempotencyKey, 'cancel-7', expect.any(String), `refund-${paid}`])
  })

  it('shows the browser its publishable key, and signs what it tells', () => {
    expect(provider).toMatchObject({
      name: 'stripe',
      publicKey: 'pk_test_house',
      signatureHeader: 'stripe-signature',
    })
  })

  it.each([
    [
      'refund.failed',
      { id: 're_1', object: 'refund', status: 'failed', amount: 5, payment_intent: 'pi_1' },
      'refund',
    ],
    [
      'charge.dispute.created',
      {
        id: 'dp_1',
        object: 'dispute',
        status: 'needs_response',
        amount: 5,
        reason: 'general',
        payment_intent: 'pi_1',
      },
      'dispute',
    ],
    ['customer.created', { id: 'cus_1', object: 'customer' }, 'ignored'],
  ])('tells of %s', async (type, object, kind) => {
    server.tell(type, object)
    const [raw] = server.told
    expect(raw && (await provider.readEvent(raw, nowMs))).toMatchObject({ type, kind })
  })
})

describe('when Stripe does not answer', () => {
  /** The SDK takes a first connection loss for the end of an idle connection, and retries once by itself. */
  const fail = (trouble: Parameters<StripeServer['failNext']>[0]) => {
    server.failNext(trouble)
    if (trouble.status === 'hang up') server.failNext(trouble)
  }

  it.each([
    { when: 'before', status: 500 },
    { when: 'before', status: 503 },
    { when: 'before', status: 429 },
    { when: 'before', status: 'hang up' },
    { when: 'after', status: 'hang up' },
  ] as const)('(%j) the payment is unavailable, and asking again with the key opens one', async (trouble) => {
    const asked = request()
    fail(trouble)
    await expect(provider.openIntent(asked)).rejects.toMatchObject({ name: 'ProviderUnavailable' })
    const opened = await provider.openIntent(asked)
    expect(await provider.openIntent(asked)).toEqual(opened)
  })

  it('a refund of which the answer was lost is made once', { tags: ['deep'] }, async () => {
    const id = await openPaid()
    fail({ when: 'after', status: 'hang up' })
    await expect(provider.refund(refundOf(id))).rejects.toMatchObject({ name: 'ProviderUnavailable' })
    expect(await provider.refund(refundOf(id))).toMatchObject({ status: 'succeeded', amountCents: 1000 })
    expect(server.find(id).latest_charge?.amount_refunded).toBe(1000)
  })

  it('the SDK asks again by itself, with the same key', async () => {
    server.failNext({ when: 'before', status: 503 })
    const opened = await providerWith({ networkRetries: 1 }).openIntent(request())
    expect(opened.status).toBe('requires_payment_method')
    const sent = server.requests.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key'])
  })

  it('because nobody is there, it is unavailable too', async () => {
    await server.close()
    await expect(provider.readIntent('pi_1')).rejects.toMatchObject({ name: 'ProviderUnavailable' })
  })

  it('because the keys are wrong, the house is told and the customer is not', async () => {
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const log = createLog({ level: 'error', format: 'json', destination })
    const locked = providerWith({ secretKey: 'sk_test_wrong', log })
    await expect(locked.openIntent(request())).rejects.toMatchObject({ name: 'ProviderUnavailable' })
    expect(lines).toEqual([expect.stringContaining('correct STRIPE_SECRET_KEY')])
    expect(lines[0]).not.toContain('sk_test_wrong')
  })
})

describe('the news of a payment', () => {
  it('counts without what it was paid with, when Stripe does not say that at once', async () => {
    const id = await openPaid()
    const [raw] = server.told
    server.failNext({ when: 'before', status: 503 })
    const event = raw && (await providerWith({ networkRetries: 2 }).readEvent(raw, nowMs))
    const paid = { id, status: 'succeeded', capturedCents: 10_000, method: null }
    expect(event).toMatchObject({ kind: 'intent', intent: paid })
  })
})

describe('a payment that goes on while it is given up', () => {
  it('in process, is not given up, and says so', async () => {
    const { id } = await provider.openIntent(request())
    server.customer.becomes(id, 'processing')
    const given = await provider.cancelIntent(id, { idempotencyKey: 'cancel' })
    expect(given).toMatchObject({ id, status: 'processing' })
  })

  it('is given up in the end, though Stripe repeats an old refusal to the key', async () => {
    const { id } = await provider.openIntent(request())
    server.customer.becomes(id, 'processing')
    await provider.cancelIntent(id, { idempotencyKey: 'cancel' })
    server.customer.isDeclined(id, 'declined')
    const given = await provider.cancelIntent(id, { idempotencyKey: 'cancel' })
    expect(given).toMatchObject({ id, status: 'canceled' })
    expect(server.find(id).status).toBe('canceled')
  })
})
