import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { filterParam, pageParams } from '../../shared/api/query-params.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { centsOfEuros } from '../../shared/money.ts'
import { adminOrderSchema, adminOrderSummarySchema } from './admin-order.schema.ts'
import {
  adminOrderSorts,
  adminOrdersPageSize,
  houseRefundReasons,
  searchLength,
} from './admin-orders.limits.ts'
import { mostOrderLines } from './orders.limits.ts'
import { houseSteps } from './status/house-steps.rules.ts'
import { orderStatuses } from './status/order-status.rules.ts'

const count = z.number().int().nonnegative()
const params = z.object({ id: lineField({ maxLength: 100 }) })
const adminOrderAnswer = z.object({ success: z.literal(true), order: adminOrderSchema })

const stepSchema = z.object({
  status: z.enum(houseSteps),
  carrier: lineField({ maxLength: 40 }).optional().describe('Needed for a parcel that leaves'),
  trackingNumber: lineField({ maxLength: 60 }).optional().describe('Needed for a parcel that leaves'),
})

const reasonSchema = z.object({
  reason: z
    .enum(houseRefundReasons, { error: 'orders:fields.refundReason' })
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
  'GET /admin/orders': {
    access: 'staff',
    summary: 'The orders of the house',
    query: z.object({
      ...pageParams({ defaultLimit: adminOrdersPageSize }),
      status: z.enum(orderStatuses).optional(),
      search: filterParam({ maxLength: searchLength }).describe(
        'Beginnings of words: number, e-mail address, name of the buyer',
      ),
      sort: z.enum(adminOrderSorts).default('newest'),
    }),
    answer: z.object({
      success: z.literal(true),
      orders: z.array(adminOrderSummarySchema),
      count: count.describe('Orders that were asked for, on all pages'),
      totalPages: count,
      counts: z
        .record(z.enum(orderStatuses), count)
        .describe('Orders of each status, whatever was asked for'),
    }),
  },
  'GET /admin/orders/{id}': {
    access: 'staff',
    summary: 'One order, with its payment and who did what',
    params,
    answer: adminOrderAnswer,
  },
  'PUT /admin/orders/{id}/status': {
    access: 'staff',
    fresh: 'sometimes',
    summary:
      'Brings an order a step further, or calls it off; its customer is written to, and paid back what is called off',
    params,
    body: stepSchema,
    conflicts: 'It is elsewhere meanwhile, from where it cannot come there',
    answer: adminOrderAnswer,
  },
  'POST /admin/orders/{id}/refund': {
    access: 'admin',
    fresh: true,
    idempotent: true,
    summary: 'Gives back an amount of what was paid for an order, or some of its products and its delivery',
    params,
    body: refundSchema,
    conflicts: 'It is more than what is left to give back, of the money or of the products',
    answer: adminOrderAnswer,
  },
  'POST /admin/orders/{id}/refunds/{refundId}/retry': {
    access: 'admin',
    fresh: true,
    idempotent: true,
    summary: 'Sends a refund once more that came back to the house; its credit note stands',
    params: params.extend({ refundId: z.uuid() }),
    conflicts: 'It has not come back, or is on its way again',
    answer: adminOrderAnswer,
  },
})

export type AdminOrdersContract = typeof adminOrdersContract
export type OrderStep = Readonly<z.output<typeof stepSchema>>
export type HouseRefund = Readonly<z.output<typeof refundSchema>>
