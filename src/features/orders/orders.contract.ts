import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { cartSchema } from '../cart/cart.contract.ts'
import { openedPaymentSchema } from '../payments/opened-payment.schema.ts'
import { orderSchema, orderSummarySchema } from './order.schema.ts'

const params = z.object({ id: lineField({ maxLength: 100 }) })
const orderAnswer = z.object({ success: z.literal(true), order: orderSchema })
/** An order that waits for its payment, and what the browser needs to pay it. */
export const payingAnswer = orderAnswer.extend({ payment: openedPaymentSchema })

const missingLineSchema = z.object({
  productId: z.string(),
  name: z.string().describe('As it was bought'),
  size: z.string().nullable(),
  wanted: z.int().positive(),
  got: z.int().nonnegative().describe('How many of them were put into the cart'),
})

export const ordersContract = defineContract({
  'GET /orders': {
    access: 'user',
    summary: 'Lists the caller’s orders, newest first',
    query: z.object(pageParams({ defaultLimit: 10 })),
    answer: z.object({
      success: z.literal(true),
      orders: z.array(orderSummarySchema),
      page: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  'GET /orders/{id}': {
    access: 'user',
    summary: 'Returns one of the caller’s orders; an unpaid one is checked with the payment provider',
    params,
    answer: orderAnswer,
  },
  'POST /orders/{id}/payment': {
    access: 'user',
    idempotent: true,
    summary: 'Continues the payment of an order and extends its reservation',
    params,
    conflicts: 'The order is not waiting for payment',
    answer: payingAnswer,
  },
  'POST /orders/{id}/cancel': {
    access: 'user',
    idempotent: true,
    summary: 'Cancels one of the caller’s orders before production; the payment is refunded',
    params,
    conflicts: 'Production has started',
    answer: orderAnswer.extend({ message: z.string() }),
  },
  'POST /orders/{id}/reorder': {
    access: 'user',
    idempotent: true,
    summary: 'Adds the available products of an order to the caller’s cart again',
    params,
    answer: z.object({
      success: z.literal(true),
      cart: cartSchema,
      missing: z.array(missingLineSchema).describe('The lines of which not all could be had'),
    }),
  },
})

export type OrdersContract = typeof ordersContract
export type MissingLine = Readonly<z.output<typeof missingLineSchema>>
