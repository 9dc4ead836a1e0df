import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { paragraphsField } from '../../shared/api/text-fields.ts'
import { centsOfEuros } from '../../shared/money.ts'
import { hasPostalCodeOfCountry, postalAddressSchema } from '../../shared/postal/postal-address.schema.ts'
import { deliveryMethodSchema } from '../orders/order.schema.ts'
import { payingAnswer } from '../orders/orders.contract.ts'
import { noteLength } from './checkout.limits.ts'
import { checkoutDraftSchema } from './draft/checkout-draft.schema.ts'

import { measuringSchema } from './measuring/measuring.schema.ts'
import { promoCodeField } from './quote.contract.ts'

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
  eventDate: z.iso.date().nullish().describe('The day that the products are meant for'),
  acceptsLate: z
    .boolean()
    .default(false)
    .describe('The customer orders although the house does not promise the products for that day'),
  measuring: measuringSchema
    .nullish()
    .describe('Passed over where nothing is made to measure; without it, the house asks by telephone'),
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

const success = z.literal(true)

const waitingOrderSchema = z.object({
  _id: z.string(),
  number: z.string(),
  heldUntil: z.iso.datetime().describe('Until when its products are held'),
})

const checkoutAnswer = z.object({
  success,
  draft: checkoutDraftSchema.nullable().describe('null when nothing was entered since the last order'),
  order: waitingOrderSchema.nullable().describe('The caller’s order that waits for its payment'),
  payment: z.object({
    provider: z.enum(['stripe', 'demo', 'closed']).describe('closed: nobody can pay yet'),
    publicKey: z.string().nullable().describe('What the browser speaks to the provider with'),
  }),
})

export const checkoutContract = defineContract({
  'GET /checkout': {
    access: 'user',
    summary: 'Returns the caller’s checkout draft, shared between devices, and the payment provider',
    answer: checkoutAnswer,
  },
  'PUT /checkout': {
    access: 'user',
    summary: 'Saves the caller’s checkout draft, also when incomplete',
    body: checkoutDraftSchema,
    answer: z.object({ success }),
  },
  'POST /orders': {
    access: 'user',
    idempotent: true,
    summary:
      'Places an order from the caller’s cart, reserves its products for half an hour and starts the payment',
    body: placeOrderSchema,
    status: 201,
    conflicts:
      'Too few products are left, a price has changed, a product cannot be there on the day, or the slot of the visit is taken: `slots` names the nearest',
    answer: payingAnswer,
  },
})

export type CheckoutContract = typeof checkoutContract
export type PlaceOrderInput = z.output<typeof placeOrderSchema>
