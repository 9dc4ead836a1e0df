import { z } from 'zod'
import { declineOf } from '../../shared/payments/declines.ts'
import type { Intent, IntentStatus, PaidBy, Refund, RefundStatus } from './payment-provider.ts'

/** Stripe answers an id, or the object itself when the request expands it. */
export const objectOrId = z.union([z.string(), z.object({ id: z.string() })]).nullish()

export const chargeObject = z.object({
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

export const intentObject = z.object({
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

export const refundObject = z.object({
  id: z.string(),
  status: z.string().nullable(),
  amount: z.number().int(),
  failure_reason: z.string().nullish(),
  payment_intent: objectOrId,
  metadata: z.record(z.string(), z.string()).nullish(),
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

export const refundOf = ({ id, status, amount, failure_reason: failure }: RefundObject): Refund => ({
  id,
  status: refundStatuses.get(status ?? '') ?? 'pending',
  amountCents: amount,
  failure: failure ?? null,
})
