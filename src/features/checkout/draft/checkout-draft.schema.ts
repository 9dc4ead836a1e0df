import { z } from 'zod'
import { lineField, paragraphsField } from '../../../shared/api/text-fields.ts'
import { addressLengths } from '../../../shared/postal/address-lengths.ts'
import { measuringWays } from '../../orders/measuring.ts'
import { deliveryMethodSchema } from '../../orders/order.schema.ts'
import { noteLength } from '../checkout.limits.ts'
import { promoCodeField } from '../quote.contract.ts'

const countryLength = 2
const dayLength = 10

const unfinished = (maxLength: number) => lineField({ maxLength }).default('')

/** An address that may still be incomplete: only values that no address could have are refused. */
const unfinishedAddressSchema = z.object({
  firstName: unfinished(addressLengths.firstName),
  lastName: unfinished(addressLengths.lastName),
  company: unfinished(addressLengths.company),
  street: unfinished(addressLengths.street),
  further: unfinished(addressLengths.further),
  postalCode: unfinished(addressLengths.postalCode),
  city: unfinished(addressLengths.city),
  country: unfinished(countryLength),
  phone: unfinished(addressLengths.phone),
})

const startLength = 40

const unfinishedMeasuringSchema = z.object({
  way: z.enum(measuringWays).nullable().default(null),
  phone: unfinished(addressLengths.phone),
  start: unfinished(startLength).describe('The slot of the visit; empty without one'),
})

/**
 * What a customer has entered in the checkout so far. This schema limits what a draft may hold; the required fields are
 * checked when the order is placed.
 */
export const checkoutDraftSchema = z.object({
  shippingAddress: unfinishedAddressSchema.nullable().default(null),
  billingSame: z.boolean().default(true).describe('Billed to where it is sent'),
  billingAddress: unfinishedAddressSchema.nullable().default(null),
  deliveryMethod: deliveryMethodSchema.default('standard'),
  promoCode: promoCodeField.default(''),
  notes: paragraphsField({ maxLength: noteLength }).default(''),
  measuring: unfinishedMeasuringSchema.prefault({}),
  eventDate: unfinished(dayLength).describe('The day that the products are meant for; empty without one'),
})

export type CheckoutDraft = z.output<typeof checkoutDraftSchema>
