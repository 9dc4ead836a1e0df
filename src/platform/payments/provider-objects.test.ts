import { describe, expect, it } from 'vitest'
import { eventOf } from './provider-events.ts'
import { intentOf, refundOf } from './provider-objects.ts'

const intent = { id: 'pi_1', client_secret: 'pi_1_secret_2', amount: 1000, currency: 'eur' }

const event = (type: string, object: unknown) => eventOf({ id: 'evt_1', type, created: 12, data: { object } })

describe('an event', () => {
  it('is read with as little as says what happened', () => {
    expect(event('payment_intent.succeeded', { id: 'pi_1', status: 'succeeded', amount: 1000 })).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      createdAtMs: 12_000,
      kind: 'intent',
      intent: {
        id: 'pi_1',
        clientSecret: '',
        status: 'succeeded',
        amountCents: 1000,
        capturedCents: 1000,
        decline: null,
        method: null,
      },
    })
  })

  it.each([
    [
      'refund.created',
      { id: 're_1', status: 'requires_action', amount: 5, payment_intent: { id: 'pi_1' } },
      { kind: 'refund', refund: { id: 're_1', status: 'pending', amountCents: 5 } },
    ],
    [
      'charge.refunded',
      { payment_intent: 'pi_1', amount_refunded: 7 },
      { kind: 'refunded', refundedCents: 7 },
    ],
    [
      'charge.dispute.created',
      {
        id: 'dp_1',
        status: 'needs_response',
        amount: 9,
        reason: 'fraudulent',
        evidence_details: { due_by: 60 },
        payment_intent: 'pi_1',
      },
      {
        kind: 'dispute',
        dispute: {
          id: 'dp_1',
          status: 'needs_response',
          amountCents: 9,
          reason: 'fraudulent',
          answerDueAtMs: 60_000,
        },
      },
    ],
    [
      'review.closed',
      { id: 'prv_1', opened_reason: 'rule', closed_reason: 'approved', payment_intent: 'pi_1' },
      { kind: 'fraud', report: { id: 'prv_1', source: 'review', reason: 'rule', isLifted: true } },
    ],
    [
      'review.closed',
      { id: 'prv_1', opened_reason: 'rule', closed_reason: 'disputed', payment_intent: 'pi_1' },
      { kind: 'fraud', report: { id: 'prv_1', source: 'review', reason: 'rule', isLifted: false } },
    ],
    [
      'radar.early_fraud_warning.created',
      { id: 'issfr_1', fraud_type: 'made_with_lost_card', payment_intent: 'pi_1' },
      {
        kind: 'fraud',
        report: { id: 'issfr_1', source: 'early_warning', reason: 'made_with_lost_card', isLifted: false },
      },
    ],
  ])('%s tells of its payment', (type, object, told) => {
    expect(event(type, object)).toMatchObject({ intentId: 'pi_1', ...told })
  })

  it.each([
    ['customer.created', { id: 'cus_1' }],
    ['toString', {}],
    ['payment_intent.succeeded', { ...intent, status: 'succeeded', currency: 'usd' }],
    ['refund.updated', { id: 're_1', status: 'failed', amount: 5, payment_intent: null }],
    ['charge.refunded', { amount_refunded: 5 }],
  ])('%s that is of no use here is ignored', (type, object) => {
    expect(event(type, object)).toEqual({ id: 'evt_1', type, createdAtMs: 12_000, kind: 'ignored' })
  })

  it.each([
    ['nothing', undefined],
    ['something else', { id: 'evt_1', object: 'v2.core.event' }],
    [
      'an amount in words',
      {
        id: 'evt_1',
        type: 'payment_intent.succeeded',
        created: 1,
        data: { object: { ...intent, status: 'succeeded', amount: '10' } },
      },
    ],
    [
      'less than nothing',
      {
        id: 'evt_1',
        type: 'payment_intent.succeeded',
        created: 1,
        data: { object: { ...intent, status: 'succeeded', amount: -10 } },
      },
    ],
  ])('of %s cannot be read', (_, json) => {
    expect(eventOf(json)).toBeNull()
  })
})

describe('an intent in our words', () => {
  it.each([
    ['requires_confirmation', 'requires_payment_method'],
    ['requires_capture', 'processing'],
    ['a_state_of_next_year', 'processing'],
  ])('waits where Stripe says %s', (status, ours) => {
    expect(intentOf({ ...intent, status })).toMatchObject({ status: ours, capturedCents: 0 })
  })

  const paidWith = (details: object) =>
    intentOf({
      ...intent,
      status: 'succeeded',
      latest_charge: { payment_method_details: { type: 'card', ...details } },
    }).method

  it('names the network that the customer chose, else the one of the card, else the kind of payment', () => {
    const card = { brand: 'visa', last4: '1234', country: 'FR' }
    expect(paidWith({ card: { ...card, network: 'cartes_bancaires' } })?.brand).toBe('cartes_bancaires')
    expect(paidWith({ card: { ...card, network: null } })).toEqual(card)
    const account = { sepa_debit: { last4: '3000', country: 'DE' } }
    expect(paidWith({ type: 'sepa_debit', ...account })).toEqual({
      brand: 'sepa_debit',
      last4: '3000',
      country: 'DE',
    })
    expect(paidWith({ type: 'paypal' })).toEqual({ brand: 'paypal', last4: null, country: null })
  })

  it('names nothing that did not pay', () => {
    const latest_charge = {
      payment_method_details: {
        type: 'card',
        card: { brand: 'visa', last4: '0002', country: 'FR' },
      },
    }
    expect(intentOf({ ...intent, status: 'requires_payment_method', latest_charge }).method).toBeNull()
  })
})

it('takes a refund that was called off for one that failed, and an unknown state for one to wait in', () => {
  const refund = { id: 're_1', amount: 5 }
  expect(refundOf({ ...refund, status: 'canceled' }).status).toBe('failed')
  expect(refundOf({ ...refund, status: null }).status).toBe('pending')
})
