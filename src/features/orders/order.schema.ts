import { z } from 'zod'
import { languages } from '../../shared/i18n/languages.ts'
import { framedPictureSchema } from '../../shared/pictures/picture.schema.ts'
import { postalAddressSchema } from '../../shared/postal/postal-address.schema.ts'
import { appointmentStatuses } from '../appointments/appointment-status.rules.ts'
import { measuringWays } from './measuring.ts'
import { orderEventSchema } from './status/order-event.schema.ts'
import { orderStatuses } from './status/order-status.rules.ts'

export const deliveryMethods = ['standard', 'pickup'] as const

export const deliveryMethodSchema = z
  .enum(deliveryMethods)
  .describe('Sent to the address, or fetched at the atelier, which is free')

const euros = z.number().nonnegative()
const moment = z.iso.datetime()
const day = z.iso.date()

/** The amounts of an order, and of the quote of a cart. */
export const orderAmounts = {
  subtotal: euros,
  discount: euros,
  shipping: euros,
  vat: euros.describe('Inside the total'),
  total: euros,
}

const orderItemSchema = z.object({
  _id: z.string(),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    price: euros.describe('As it was bought'),
    images: z
      .array(framedPictureSchema.pick({ url: true, alt: true, focalPoint: true }))
      .describe('The picture and what stays in sight of it, as when it was ordered'),
  }),
  sku: z.string(),
  quantity: z.number().int(),
  options: z.object({ size: z.string().optional() }),
  total: euros.describe('After the reduction'),
  deliveryFrom: day,
  deliveryTo: day,
  withdrawal: z.object({
    eligible: z.boolean(),
    /** Null until the order is delivered. */
    until: day.nullable(),
  }),
  refundedQuantity: z.number().int(),
})

const documentSchema = z.object({
  _id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issuedAt: moment,
  total: euros,
})

const summaryShape = {
  _id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: moment,
  total: euros,
  refunded: euros,
  totalItems: z.number().int(),
  heldUntil: moment.nullable().describe('Until when an unpaid order’s products are held'),
  deliveryMethod: z.enum(deliveryMethods),
  withdrawing: z.boolean().describe('A withdrawal from it waits for its answer'),
}

/** An order in a list. */
export const orderSummarySchema = z.object({
  ...summaryShape,
  items: z.array(orderItemSchema.pick({ _id: true, product: true, quantity: true, options: true })),
})

/** An order with everything that its customer sees. */
export const orderSchema = z.object({
  ...summaryShape,
  ...orderAmounts,
  language: z.enum(languages),
  promoCode: z.string().nullable(),
  shippingAddress: postalAddressSchema.nullable(),
  billingAddress: postalAddressSchema,
  notes: z.string(),
  eventDate: day.nullable(),
  measuring: z
    .object({
      way: z.enum(measuringWays),
      phone: z.string(),
      start: moment.nullable().describe('The visit that was asked for'),
      visit: z
        .object({ _id: z.string(), start: moment, status: z.enum(appointmentStatuses) })
        .nullable()
        .describe('The visit that was booked'),
    })
    .nullable()
    .describe('How the customer is measured for what is made to measure'),
  items: z.array(orderItemSchema),
  events: z.array(orderEventSchema({})),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).nullable(),
  documents: z.array(documentSchema),
  cancellable: z.boolean(),
})

export type Order = z.output<typeof orderSchema>
export type OrderItem = Order['items'][number]
export type OrderSummary = z.output<typeof orderSummarySchema>
