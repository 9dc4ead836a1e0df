import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { type Decline, paymentErrorOf } from '../../shared/payments/declines.ts'

type CardDetails = Pick<Stripe.Charge.PaymentMethodDetails.Card, 'brand' | 'country' | 'last4' | 'network'>

/** The parts of Stripe's objects that we read, typed by the SDK: a field that Stripe does not have does not compile. */
type ChargeObject = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'currency'
  | 'payment_intent'
  | 'refunded'
> & { payment_method_details: Pick<Stripe.Charge.PaymentMethodDetails, 'type'> & { card: CardDetails } }

export type IntentObject = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'description'
  | 'metadata'
  | 'receipt_email'
  | 'status'
> & {
  last_payment_error: Pick<
    Stripe.PaymentIntent.LastPaymentError,
    'code' | 'decline_code' | 'message' | 'type'
  > | null
  latest_charge: ChargeObject | null
}

export type RefundObject = Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>

export type DisputeObject = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'payment_intent' | 'reason' | 'status'
>

/** Stripe's errors, with the fields by which the SDK distinguishes them. */
export type ErrorObject = Pick<Stripe.StripeRawError, 'type' | 'message'> & {
  readonly code?: string
  readonly param?: string
}

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

interface NewIntent {
  readonly amount: number
  readonly description: string | null
  readonly receiptEmail: string | null
  readonly metadata: Record<string, string>
  readonly created: number
}

export const newIntent = ({
  amount,
  description,
  receiptEmail,
  metadata,
  created,
}: NewIntent): IntentObject => {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created,
    currency: 'eur',
    description,
    metadata,
    receipt_email: receiptEmail,
    status: 'requires_payment_method',
    last_payment_error: null,
    latest_charge: null,
  }
}

export const newCharge = ({ id, amount }: IntentObject): ChargeObject => ({
  id: newId('ch'),
  object: 'charge',
  amount,
  amount_captured: amount,
  amount_refunded: 0,
  currency: 'eur',
  payment_intent: id,
  refunded: false,
  payment_method_details: {
    type: 'card',
    card: { brand: 'visa', country: 'FR', last4: '4242', network: 'visa' },
  },
})

interface NewRefund {
  readonly charge: ChargeObject
  readonly amount: number
  readonly reason: string | null
  readonly metadata: Record<string, string>
  readonly created: number
}

/** Refunds whose amount ends in 13 cents fail, as with the demo: Stripe has test cards for that, and takes days. */
export const newRefund = ({ charge, amount, ...rest }: NewRefund): RefundObject => ({
  id: newId('re'),
  object: 'refund',
  amount,
  charge: charge.id,
  currency: 'eur',
  payment_intent: charge.payment_intent,
  ...(amount % 100 === 13 ? { status: 'failed', failure_reason: 'declined' } : { status: 'succeeded' }),
  ...rest,
})

interface NewDispute {
  readonly charge: ChargeObject
  readonly amount: number
  readonly created: number
}

export const newDispute = ({ charge, amount, created }: NewDispute): DisputeObject => ({
  id: newId('dp'),
  object: 'dispute',
  amount,
  charge: charge.id,
  created,
  currency: 'eur',
  payment_intent: charge.payment_intent,
  reason: 'product_not_received',
  status: 'needs_response',
})

/** An intent in an HTTP answer: it contains its charge only when the request expands it. */
export const intentOnTheWire = (intent: IntentObject, isExpanded: boolean) => ({
  ...intent,
  latest_charge: isExpanded ? intent.latest_charge : (intent.latest_charge?.id ?? null),
})

export const paymentError = (decline: Decline): NonNullable<IntentObject['last_payment_error']> => {
  const { code, decline_code: reason } = paymentErrorOf(decline)
  return {
    type: 'card_error',
    message: 'Your card was declined.',
    ...(code && { code }),
    ...(reason && { decline_code: reason }),
  }
}
