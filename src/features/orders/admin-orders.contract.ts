import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { centsOfEuros } from '../../shared/money.ts'
import { adminOrderSchema } from './admin-order.schema.ts'
import {
  mostAlerts,
  staffRefundReasons,
  takeBackReasonLength,
  trackingNumberLength,
} from './admin-orders.limits.ts'
import { retractableSteps } from './corrections/taking-back.rules.ts'
import { orderAudit } from './orders.audit.ts'
import { mostOrderLines } from './orders.limits.ts'
import { staffSteps } from './status/staff-steps.rules.ts'

const params = z.object({ id: lineField({ maxLength: 100 }) })
const adminOrderAnswer = z.object({ success: z.literal(true), order: adminOrderSchema })

const carrier = lineField({ maxLength: 40 })
const trackingNumber = lineField({ maxLength: trackingNumberLength })
const sure = z
  .boolean()
  .optional()
  .describe('Whether a number is noted that is in no form known of its carrier')

const stepSchema = z.object({
  status: z.enum(staffSteps),
  carrier: carrier.optional().describe('Needed for a parcel that leaves'),
  trackingNumber: trackingNumber.optional().describe('Needed for a parcel that leaves'),
  sure,
})

const parcelSchema = z.object({
  carrier,
  trackingNumber,
  sure,
  replaces: z.object({ carrier, trackingNumber }).describe('The parcel as the caller has seen it'),
})

const takingBackSchema = z.object({
  step: z.enum(retractableSteps),
  reason: lineField({ maxLength: takeBackReasonLength }).min(1, { error: 'orders:fields.takeBackReason' }),
})

const goingOnSchema = z.object({
  alerts: z
    .array(lineField({ maxLength: 255 }))
    .min(1)
    .max(mostAlerts)
    .describe('The alerts that the caller has seen; one that was told since is not decided'),
})

const reasonSchema = z.object({
  reason: z
    .enum(staffRefundReasons, { error: 'orders:fields.refundReason' })
    .describe('As the credit note says it'),
})

const amountRefundSchema = z
  .object({ amount: z.number().positive().max(1_000_000).describe('In euros') })
  .transform(({ amount, ...refund }) => ({ ...refund, amountCents: centsOfEuros(amount) }))
  .refine(({ amountCents }) => amountCents > 0, { path: ['amount'] })

const linesRefundSchema = z
  .object({
    lines: z
      .array(z.object({ id: z.uuid(), quantity: z.number().int().min(1).max(99) }))
      .max(mostOrderLines)
      .describe('Products of the order; its delivery goes back with the last of them'),
    shipping: z.boolean().default(false).describe('Whether its delivery goes back already before that'),
    restock: z
      .boolean()
      .optional()
      .describe('Whether they lie in the stock again; where it is not said, what never left the house does'),
  })
  .refine(({ lines, shipping }) => lines.length > 0 || shipping, { path: ['lines'] })

// The reason is a schema of its own, so that a missing reason is reported in the same way for both kinds of refund.
const refundSchema = reasonSchema.and(z.union([linesRefundSchema, amountRefundSchema]))

export const adminOrdersContract = defineContract({
  'GET /admin/orders/{id}': {
    access: 'staff',
    areas: ['sales', 'accounting'],
    summary: 'Returns an order with its payment and history',
    params,
    answer: adminOrderAnswer,
  },
  'PUT /admin/orders/{id}/status': {
    access: 'staff',
    areas: ['sales'],
    audit: [orderAudit['in-preparation'], orderAudit.shipped, orderAudit.delivered, orderAudit.cancelled],
    summary: 'Advances the status of an order, or cancels an unpaid one; the customer is notified',
    params,
    body: stepSchema,
    conflicts: 'The current status does not allow this change',
    answer: adminOrderAnswer,
  },
  'PUT /admin/orders/{id}/parcel': {
    access: 'staff',
    areas: ['sales'],
    audit: [orderAudit['parcel-changed']],
    summary: 'Updates carrier or tracking number of a shipped parcel; the customer is notified',
    params,
    body: parcelSchema,
    conflicts: 'The parcel is not in transit, or its tracking number has changed meanwhile',
    answer: adminOrderAnswer,
  },
  'POST /admin/orders/{id}/take-back': {
    access: 'staff',
    areas: ['sales'],
    audit: [
      orderAudit['in_preparation-taken-back'],
      orderAudit['shipped-taken-back'],
      orderAudit['delivered-taken-back'],
    ],
    idempotent: true,
    summary:
      'Reverts the last status change of an order in preparation, shipped or collected; the customer is notified',
    params,
    body: takingBackSchema,
    conflicts: 'It is not the last status change, or later events depend on it',
    answer: adminOrderAnswer,
  },
  'POST /admin/orders/{id}/go-on': {
    access: 'admin',
    audit: [orderAudit['went-on']],
    idempotent: true,
    summary: 'Approves an order whose payment is suspected or disputed',
    params,
    body: goingOnSchema,
    conflicts: 'There is no open alert, or a new one has arrived meanwhile',
    answer: adminOrderAnswer,
  },
  'POST /admin/orders/{id}/cancel': {
    access: 'admin',
    audit: [orderAudit.cancelled],
    fresh: true,
    idempotent: true,
    summary: 'Cancels a paid order and refunds what is left of it',
    params,
    conflicts: 'The order is not paid, or has already left',
    answer: adminOrderAnswer,
  },
  'POST /admin/orders/{id}/refund': {
    access: 'admin',
    audit: [orderAudit['refund-requested']],
    fresh: true,
    idempotent: true,
    summary: 'Refunds an amount of an order, or some of its products and its delivery',
    params,
    body: refundSchema,
    conflicts: 'The refund exceeds what is left of the amount or of the products',
    answer: adminOrderAnswer,
  },
  'POST /admin/orders/{id}/refunds/{refundId}/retry': {
    access: 'admin',
    audit: [orderAudit['refund-sent-again']],
    fresh: true,
    idempotent: true,
    summary: 'Retries a refund that failed or was returned',
    params: params.extend({ refundId: z.uuid() }),
    conflicts: 'The refund has not failed or been returned, or is already being retried',
    answer: adminOrderAnswer,
  },
})

export type AdminOrdersContract = typeof adminOrdersContract
export type OrderStep = Readonly<z.output<typeof stepSchema>>
export type WrittenParcel = Readonly<z.output<typeof parcelSchema>>
export type TakingBack = Readonly<z.output<typeof takingBackSchema>>
export type StaffRefund = Readonly<z.output<typeof refundSchema>>
