import { z } from 'zod'
import { declineOf } from '../../shared/payments/declines.ts'
import type { Intent, IntentStatus, PaidBy, ProviderEvent, Refund, RefundStatus } from './payment-provider.ts'

/** Stripe answers an id, or the object itself when the request expands it. */
const objectOrId = z.union([z.string(), z.object({ id: z.string() })]).nullish()

const chargeObject = z.object({
  amount_refunded: z.number().int().optional(),
  payment_intent: objectOrId,
  payment_method_details: z
    .object({
      type: z.string(),
      card: z
        .object({
          brand: z.string().nullable(),
          /** The network that the customer chose for a card with several networks. */
          network: z.string().nullish(),
          last4: z.string().nullable(),
          country: z.string().nullable(),
        })
        .optional(),
      sepa_debit: z.object({ last4: z.string().nullable(), country: z.string().nullable() }).optional(),
    })
    .nullish(),
})

const intentObject = z.object({
  id: z.string(),
  client_secret: z.string().nullish(),
  status: z.string(),
  amount: z.number().int().nonnegative(),
  amount_received: z.number().int().nonnegative().optional(),
  currency: z.string().optional(),
  last_payment_error: z
    .object({ code: z.string().optional(), decline_code: z.string().optional() })
    .nullish(),
  latest_charge: z.union([z.string(), chargeObject]).nullish(),
})

const refundObject = z.object({
  id: z.string(),
  status: z.string().nullable(),
  amount: z.number().int(),
  payment_intent: objectOrId,
  metadata: z.record(z.string(), z.string()).nullish(),
})

const disputeObject = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  payment_intent: objectOrId,
})

const warningObject = z.object({ fraud_type: z.string(), payment_intent: objectOrId })

const eventObject = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
})

/** The fields that we read of Stripe's objects; the SDK's types must fit them, and the demo answers the same fields. */
export type IntentObject = z.output<typeof intentObject>
export type RefundObject = z.output<typeof refundObject>
type ChargeObject = z.output<typeof chargeObject>

const intentStatuses: ReadonlyMap<string, IntentStatus> = new Map<string, IntentStatus>([
  ['requires_payment_method', 'requires_payment_method'],
  // A card is entered, but the customer has not confirmed the payment yet.
  ['requires_confirmation', 'requires_payment_method'],
  ['requires_action', 'requires_action'],
  ['processing', 'processing'],
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
])

const refundStatuses: ReadonlyMap<string, RefundStatus> = new Map<string, RefundStatus>([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])

/**
 * Converts an intent of Stripe to ours. An unknown status counts as processing: it is neither paid nor open for
 * payment.
 */
export const intentOf = (intent: IntentObject): Intent => {
  const status = intentStatuses.get(intent.status) ?? 'processing'
  const { amount, amount_received: received, last_payment_error: error, latest_charge: charge } = intent
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status,
    amountCents: amount,
    capturedCents: received ?? (status === 'succeeded' ? amount : 0),
    decline: error ? declineOf(error) : null,
    method: status === 'succeeded' && charge && typeof charge !== 'string' ? methodOf(charge) : null,
  }
}

const methodOf = ({ payment_method_details: details }: ChargeObject): PaidBy | null => {
  if (!details) return null
  const { type, card, sepa_debit: account } = details
  if (card) return { brand: card.network ?? card.brand ?? type, last4: card.last4, country: card.country }
  return { brand: type, last4: account?.last4 ?? null, country: account?.country ?? null }
}

export const refundOf = ({ id, status, amount }: RefundObject): Refund => ({
  id,
  status: refundStatuses.get(status ?? '') ?? 'pending',
  amountCents: amount,
})

/** The event is about a payment that is not ours, or is of a kind that we do not use. */
const ignored = { kind: 'ignored' } as const

const idOf = (intent: z.output<typeof objectOrId>) => (typeof intent === 'string' ? intent : intent?.id)

const onIntent = intentObject.transform((intent) =>
  (intent.currency ?? 'eur') === 'eur' ? { kind: 'intent' as const, intent: intentOf(intent) } : ignored,
)

const onRefund = refundObject.transform((refund) => {
  const intentId = idOf(refund.payment_intent)
  if (!intentId) return ignored
  return { kind: 'refund' as const, intentId, refund: refundOf(refund), metadata: refund.metadata ?? {} }
})

const onCharge = chargeObject.transform(({ payment_intent: intent, amount_refunded: refundedCents = 0 }) => {
  const intentId = idOf(intent)
  return intentId ? { kind: 'refunded' as const, intentId, refundedCents } : ignored
})

const onDispute = disputeObject.transform(({ payment_intent: intent, amount: amountCents, ...dispute }) => {
  const intentId = idOf(intent)
  return intentId ? { kind: 'dispute' as const, intentId, dispute: { ...dispute, amountCents } } : ignored
})

const onWarning = warningObject.transform(({ payment_intent: intent, fraud_type: reason }) => {
  const intentId = idOf(intent)
  return intentId ? { kind: 'warning' as const, intentId, reason } : ignored
})

const whatTells = {
  'payment_intent.succeeded': onIntent,
  'payment_intent.payment_failed': onIntent,
  'payment_intent.processing': onIntent,
  'payment_intent.requires_action': onIntent,
  'payment_intent.canceled': onIntent,
  'refund.created': onRefund,
  'refund.updated': onRefund,
  'refund.failed': onRefund,
  'charge.refunded': onCharge,
  'charge.dispute.created': onDispute,
  'charge.dispute.updated': onDispute,
  'charge.dispute.closed': onDispute,
  'radar.early_fraud_warning.created': onWarning,
} as const

export type ToldType = keyof typeof whatTells

const isTold = (type: string): type is ToldType => Object.hasOwn(whatTells, type)

/** Parses an event whose signature was verified; null when its object does not match its type. */
export const eventOf = (json: unknown): ProviderEvent | null => {
  const event = eventObject.safeParse(json)
  if (!event.success) return null
  const { id, type, created, data } = event.data
  const head = { id, type, createdAtMs: created * 1000 }
  if (!isTold(type)) return { ...head, ...ignored }
  const told = whatTells[type].safeParse(data.object)
  return told.success ? { ...head, ...told.data } : null
}
