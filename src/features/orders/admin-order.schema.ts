import { z } from 'zod'
import { orderSchema, orderSummarySchema } from './order.schema.ts'
import { houseSteps } from './status/house-steps.rules.ts'
import { orderEventSchema } from './status/order-event.schema.ts'

const euros = z.number().nonnegative()
const moment = z.iso.datetime()
const day = z.iso.date()

const promised = {
  promisedTo: day.nullable().describe('The day by which all of it was promised'),
  overdue: z.boolean().describe('That day has passed, and it has not arrived'),
}

/** An order in the house's list. */
export const adminOrderSummarySchema = orderSummarySchema.omit({ items: true }).extend({
  ...promised,
  buyer: z.object({ name: z.string(), email: z.string() }),
  deliveryMethod: orderSchema.shape.deliveryMethod,
  eventDate: day.nullable(),
})

const somebody = z.object({ name: z.string() })

const disputeSchema = z.object({
  status: z.string().describe('In the words of the provider'),
  amount: euros,
  reason: z.string(),
  openedAt: moment,
})

const paymentSchema = z.object({
  provider: z.enum(['stripe', 'demo']),
  status: z.string().describe('In the words of the provider'),
  captured: euros,
  refunded: euros,
  refundable: euros.describe('What is neither given back nor asked to be'),
  method: z
    .object({ brand: z.string(), last4: z.string().nullable(), country: z.string().nullable() })
    .nullable(),
  disputes: z.array(disputeSchema),
})

const refundSchema = z.object({
  _id: z.string(),
  amount: euros,
  reason: z.string(),
  status: z
    .enum(['requested', 'pending', 'succeeded', 'failed', 'returned'])
    .describe('Returned: the money is back with the house, and owed'),
  requestedAt: moment,
  settledAt: moment.nullable(),
  requestedBy: somebody.nullable().describe('None when nobody of the house or the customer asked'),
})

/** An order with everything that the team needs. */
export const adminOrderSchema = orderSchema.extend({
  ...promised,
  buyer: z.object({
    accountId: z.string().nullable().describe('None once the account is closed'),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    isConfirmed: z.boolean().describe('The account’s address was shown to be its own'),
  }),
  heldFrom: moment.nullable().describe('Since when an unpaid order’s products are held'),
  items: z.array(
    orderSchema.shape.items.element.extend({
      restockedQuantity: z.number().int().describe('How many of it lie in the stock again'),
    }),
  ),
  events: z.array(
    orderEventSchema({ actor: somebody.nullable().describe('Who of the house, while the account stands') }),
  ),
  payment: paymentSchema.nullable(),
  shippingLeft: euros.describe('Of what its delivery cost, what has not gone back'),
  refunds: z.array(refundSchema),
  inHouse: z.boolean().describe('Its products have never left the house'),
  nextSteps: z.array(z.enum(houseSteps)).describe('Where the house can bring it from here'),
  carriers: z.array(z.object({ id: z.string(), name: z.string() })).describe('By whom a parcel may be sent'),
})

export type AdminOrder = z.output<typeof adminOrderSchema>
export type AdminOrderSummary = z.output<typeof adminOrderSummarySchema>
