import { paymentErrorOf } from '../../../shared/payments/declines.ts'
import type { DemoIntentRow, DemoRefundRow } from './demo-payments.table.ts'

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

const chargeIdOf = (intentId: string) => intentId.replace('pi_', 'ch_')

/** A payment with Stripe's names for the fields that we read; in events it only names the id of its charge. */
export const intentObjectOf = (row: DemoIntentRow) => ({
  id: row.id,
  object: 'payment_intent',
  amount: row.amountCents,
  amount_received: row.capturedCents,
  currency: 'eur',
  status: row.status,
  client_secret: row.clientSecret,
  last_payment_error: row.decline && paymentErrorOf(row.decline),
  latest_charge: row.cardBrand && chargeIdOf(row.id),
  metadata: row.metadata,
  created: secondsOf(row.createdAt),
})

/** Stripe's name of this means of payment, and ours in the column of a card's network. */
export const bancontactBrand = 'bancontact'

const methodDetailsOf = ({ cardBrand, cardLast4, cardCountry }: DemoIntentRow) =>
  cardBrand === bancontactBrand
    ? { type: bancontactBrand }
    : { type: 'card', card: { brand: cardBrand, last4: cardLast4, country: cardCountry } }

/** The payment with the whole charge, as `readIntent` requests it from Stripe. */
export const wholeIntentObjectOf = (row: DemoIntentRow) => ({
  ...intentObjectOf(row),
  latest_charge: row.cardBrand
    ? {
        id: chargeIdOf(row.id),
        payment_method_details: methodDetailsOf(row),
      }
    : null,
})

/** Refunds whose amount ends in these cents fail, so that tests and people who try the demo can see a failure. */
export const failingCents = 13

/** How long a bank waits for the answer to a dispute. */
const answerDays = 10

/** A refund that the bank sends back is one to a card that was closed meanwhile. */
const failureOf = ({ status, amountCents }: DemoRefundRow) => {
  if (status !== 'failed') return null
  return amountCents % 100 === failingCents ? 'declined' : 'expired_or_canceled_card'
}

export const refundObjectOf = (row: DemoRefundRow) => ({
  id: row.id,
  object: 'refund',
  amount: row.amountCents,
  currency: 'eur',
  status: row.status,
  failure_reason: failureOf(row),
  reason: row.reason,
  payment_intent: row.intentId,
  metadata: row.metadata,
  created: secondsOf(row.createdAt),
})

interface Refunded {
  readonly intent: DemoIntentRow
  readonly refundedCents: number
}

export const chargeObjectOf = ({ intent, refundedCents }: Refunded) => ({
  id: chargeIdOf(intent.id),
  object: 'charge',
  amount: intent.amountCents,
  amount_refunded: refundedCents,
  currency: 'eur',
  payment_intent: intent.id,
  metadata: intent.metadata,
})

export const disputeObjectOf = (row: DemoIntentRow, { nowMs }: { readonly nowMs: number }) => ({
  id: row.id.replace('pi_', 'dp_'),
  object: 'dispute',
  amount: row.amountCents,
  currency: 'eur',
  status: 'needs_response',
  reason: 'fraudulent',
  evidence_details: { due_by: Math.floor(nowMs / 1000) + answerDays * 24 * 3600 },
  charge: chargeIdOf(row.id),
  payment_intent: row.id,
})

export const warningObjectOf = (row: DemoIntentRow) => ({
  id: row.id.replace('pi_', 'issfr_'),
  object: 'radar.early_fraud_warning',
  actionable: true,
  fraud_type: 'made_with_stolen_card',
  charge: chargeIdOf(row.id),
  payment_intent: row.id,
})
