import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { isServedCountry } from '../../shared/postal/countries.ts'
import { largestQuantity } from '../cart/cart.limits.ts'
import { deliveryMethodSchema, orderAmounts } from '../orders/order.schema.ts'
import { mostOrderLines } from '../orders/orders.limits.ts'
import { promoCodeLength } from '../promotions/reduction.rules.ts'

const euros = z.number().nonnegative()
const day = z.iso.date()

const itemSchema = z.object({
  productId: z.string().max(100),
  quantity: z.number().int().min(1).max(largestQuantity),
  options: z.object({ size: z.string().max(40).optional() }).default({}),
})

export const promoCodeField = lineField({ maxLength: promoCodeLength })

const quoteInputSchema = z.object({
  items: z.array(itemSchema).max(mostOrderLines).optional().describe('The caller’s own cart without them'),
  country: z
    .string()
    .refine(isServedCountry, { error: 'request:fields.country' })
    .optional()
    .describe(
      'ISO 3166; without it the delivery is an estimate: for where the caller’s parcels go, for France of anybody else',
    ),
  postalCode: z.string().max(12).default(''),
  deliveryMethod: deliveryMethodSchema.default('standard'),
  promoCode: promoCodeField.optional(),
})

const quotedLineSchema = z.object({
  productId: z.string(),
  size: z.string().nullable(),
  quantity: z.number().int(),
  name: z.string(),
  unitPrice: euros,
  total: euros.describe('Before the reduction'),
  available: z.number().int().nonnegative().describe('How many this caller can take'),
  status: z.enum(['ok', 'not_enough', 'unavailable']),
  madeToMeasure: z.boolean(),
  reducible: z.boolean().describe('Whether the promotional code applies to it'),
  withdrawable: z
    .boolean()
    .describe('Whether it may be sent back within 14 days; never of what cannot be had'),
  deliveryFrom: day.nullable().describe('Null, like the other days, for what cannot be had'),
  deliveryTo: day.nullable(),
  daysBeforeEvent: z
    .number()
    .int()
    .describe('How many days before the day it is meant for it has to be there'),
  earliestEvent: day.nullable().describe('The first day that it may be meant for'),
})

const quoteAnswerSchema = z.object({
  success: z.literal(true),
  estimated: z.boolean().describe('Whether the delivery is the estimate that the cart shows'),
  estimatedFor: z.string().nullable().describe('The country of the estimate, ISO 3166'),
  ...orderAmounts,
  freeShipping: z.boolean().describe('Whether delivery in mainland France will be free'),
  promo: z
    .object({
      code: z.string(),
      applied: z.boolean(),
      terms: z
        .object({ percent: z.number().nullable(), amount: euros.nullable(), least: euros })
        .nullable()
        .describe(
          'What it takes off the lines that it applies to, from a least sum of theirs; null for none',
        ),
    })
    .nullable(),
  lines: z.array(quotedLineSchema),
})

export const quoteContract = defineContract({
  'POST /checkout/quote': {
    access: 'public',
    summary: 'Quotes a cart: current price and availability of each line',
    body: quoteInputSchema,
    answer: quoteAnswerSchema,
  },
})

export type QuoteContract = typeof quoteContract
export type QuoteInput = z.output<typeof quoteInputSchema>
export type QuoteAnswer = z.output<typeof quoteAnswerSchema>
export type QuotedLine = QuoteAnswer['lines'][number]
