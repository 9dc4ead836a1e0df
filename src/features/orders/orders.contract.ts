import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { centsOfEuros } from '../../shared/money.ts'
import { hasPostalCodeOfCountry, postalAddressSchema } from '../../shared/postal/postal-address.schema.ts'
import { cartSchema } from '../cart/cart.contract.ts'
import { orderSchema, orderSummarySchema } from './order.schema.ts'
import { noteLength } from './orders.limits.ts'
import { deliveryMethodSchema, promoCodeField } from './quote.contract.ts'

const addressSchema = postalAddressSchema.refine(hasPostalCodeOfCountry, {
  path: ['postalCode'],
  error: 'request:fields.postalCode',
})

const orderInputSchema = z.object({
  shippingAddress: addressSchema.nullish().describe('Needed unless the order is fetched at the atelier'),
  billingAddress: addressSchema.nullish().describe('The shipping address without it'),
  deliveryMethod: deliveryMethodSchema.default('standard'),
  promoCode: promoCodeField.optional(),
  termsAccepted: z.boolean().default(false),
  notes: paragraphsField({ maxLength: noteLength }).default(''),
  eventDate: z.iso.date().nullish().describe('The day that the pieces are meant for'),
  expectedTotal: z
    .number()
    .nonnegative()
    .optional()
    .describe('What the customer saw: another total is a conflict instead of an order'),
  expectedDelivery: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .optional()
    .describe('The first and the last day of delivery that the customer saw: others are a conflict, too'),
})

export const placeOrderSchema = orderInputSchema.transform(({ expectedTotal, ...input }) => ({
  ...input,
  expectedTotalCents: expectedTotal === undefined ? undefined : centsOfEuros(expectedTotal),
}))

const paymentSchema = z.object({
  provider: z.enum(['stripe', 'demo']),
  clientSecret: z
    .string()
    .describe('What this one payment is made with: kept by the browser that pays, and told to nobody else'),
  publicKey: z.string().nullable().describe('The publishable key of the provider, where it has one'),
})

const params = z.object({ id: lineField({ maxLength: 100 }) })
const orderAnswer = z.object({ success: z.literal(true), order: orderSchema })
const payingAnswer = orderAnswer.extend({ payment: paymentSchema })

const missingLineSchema = z.object({
  productId: z.string(),
  name: z.string().describe('As it was bought'),
  size: z.string().nullable(),
  wanted: z.int().positive(),
  got: z.int().nonnegative().describe('How many of them were put into the cart'),
})

export const ordersContract = defineContract({
  'POST /orders': {
    access: 'user',
    idempotent: true,
    summary:
      'Makes the caller’s cart an order, whose pieces are held for half an hour, and opens its payment',
    body: placeOrderSchema,
    status: 201,
    conflicts: 'Too few pieces are left, a price has changed, or a piece cannot be there on the day',
    answer: payingAnswer,
  },
  'GET /orders': {
    access: 'user',
    summary: 'The caller’s orders, newest first',
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
    summary: 'One of the caller’s orders; one that waits for its payment is asked after at its provider',
    params,
    answer: orderAnswer,
  },
  'POST /orders/{id}/payment': {
    access: 'user',
    idempotent: true,
    summary: 'Goes on with the payment of an order: a sign of life that renews its hold',
    params,
    conflicts: 'The order no longer waits for a payment',
    answer: payingAnswer,
  },
  'POST /orders/{id}/cancel': {
    access: 'user',
    idempotent: true,
    summary: 'Calls an order off, until the atelier has begun; what was paid goes back',
    params,
    conflicts: 'The atelier has begun',
    answer: orderAnswer.extend({ message: z.string() }),
  },
  'POST /orders/{id}/reorder': {
    access: 'user',
    idempotent: true,
    summary: 'Puts the pieces of an order into the caller’s cart again, as far as they can be had',
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
export type PlaceOrderInput = z.output<typeof placeOrderSchema>
