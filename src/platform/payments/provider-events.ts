import { z } from 'zod'
import type { ProviderEvent } from './payment-provider.ts'
import {
  chargeObject,
  intentObject,
  intentOf,
  objectOrId,
  refundObject,
  refundOf,
} from './provider-objects.ts'

const disputeObject = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
  payment_intent: objectOrId,
})

const warningObject = z.object({ id: z.string(), fraud_type: z.string(), payment_intent: objectOrId })

const reviewObject = z.object({
  id: z.string(),
  opened_reason: z.string(),
  closed_reason: z.string().nullish(),
  payment_intent: objectOrId,
})

const eventObject = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
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

const onDispute = disputeObject.transform(
  ({ payment_intent: intent, amount: amountCents, evidence_details: evidence, ...dispute }) => {
    const intentId = idOf(intent)
    if (!intentId) return ignored
    const answerDueAtMs = evidence?.due_by ? evidence.due_by * 1000 : null
    return { kind: 'dispute' as const, intentId, dispute: { ...dispute, amountCents, answerDueAtMs } }
  },
)

const onWarning = warningObject.transform(({ id, payment_intent: intent, fraud_type: reason }) => {
  const intentId = idOf(intent)
  if (!intentId) return ignored
  const report = { id, source: 'early_warning' as const, reason, isLifted: false }
  return { kind: 'fraud' as const, intentId, report }
})

const onReview = reviewObject.transform(
  ({ id, payment_intent: intent, opened_reason: reason, ...review }) => {
    const intentId = idOf(intent)
    if (!intentId) return ignored
    const report = { id, source: 'review' as const, reason, isLifted: review.closed_reason === 'approved' }
    return { kind: 'fraud' as const, intentId, report }
  },
)

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
  'review.opened': onReview,
  'review.closed': onReview,
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
