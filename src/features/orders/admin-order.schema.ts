import { z } from 'zod'
import { retractableSteps } from './corrections/taking-back.rules.ts'
import { orderSchema, orderSummarySchema } from './order.schema.ts'
import { staffEventSchema } from './status/order-event.schema.ts'
import { staffSteps } from './status/staff-steps.rules.ts'

const euros = z.number().nonnegative()
const moment = z.iso.datetime()
const day = z.iso.date()

const promised = {
  promisedTo: day.nullable().describe('The day by which all of it was promised'),
  overdue: z.boolean().describe('That day has passed, and it has not arrived'),
}

const alerted = {
  alert: z
    .enum(['fraud', 'dispute'])
    .nullable()
    .describe('Its payment is suspected or disputed, and somebody has to see to it'),
  refundFailed: z.boolean().describe('A refund of it was refused or came back, and its money can still go'),
}

/** An order in the house's list. */
export const adminOrderSummarySchema = orderSummarySchema.omit({ items: true }).extend({
  ...promised,
  buyer: z.object({ name: z.string(), email: z.string() }),
  deliveryMethod: orderSchema.shape.deliveryMethod,
  ...alerted,
  eventDate: day.nullable(),
  toMeasure: z
    .enum(['salon', 'home', 'unknown'])
    .nullable()
    .describe('How the customer is measured; null where nothing is made to measure'),
})

const somebody = z.object({ name: z.string() })

const reportSchema = z.object({
  _id: z.string(),
  reason: z.string().describe('In the words of the provider'),
  reportedAt: moment,
  lifted: z.boolean().describe('The provider’s own review found nothing'),
  decided: z.boolean().describe('An admin let the order go on'),
})

const disputeSchema = z.object({
  _id: z.string(),
  status: z.string().describe('In the words of the provider'),
  standing: z.enum(['to_answer', 'under_review', 'won', 'lost']),
  amount: euros,
  reason: z.string().describe('In the words of the provider'),
  openedAt: moment,
  answerDueAt: moment.nullable().describe('Until when the bank takes an answer'),
  decided: z.boolean().describe('An admin let the order go on'),
  holdsMoney: z.boolean().describe('The bank has the money, for now or for good'),
  url: z.string().nullable().describe('Where it is answered, at the provider'),
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
  reports: z.array(reportSchema).describe('That the card may be stolen'),
})

const refundSchema = z.object({
  _id: z.string(),
  amount: euros,
  reason: z.string(),
  status: z
    .enum(['requested', 'pending', 'succeeded', 'failed', 'returned'])
    .describe('Returned: the money is back with the house, and owed'),
  failure: z.string().nullable().describe('Why it was not made, in the words of the provider'),
  retriable: z.boolean().describe('It was not made, and an admin can ask for it again'),
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
      composition: z.string().describe('As it was bought'),
      restockedQuantity: z.number().int().describe('How many of it lie in the stock again'),
    }),
  ),
  events: z.array(
    staffEventSchema({ actor: somebody.nullable().describe('Who of the house, while the account stands') }),
  ),
  payment: paymentSchema.nullable(),
  shippingLeft: euros.describe('Of what its delivery cost, what has not gone back'),
  refunds: z.array(refundSchema),
  inHouse: z.boolean().describe('Its products have never left the house'),
  ...alerted,
  toDecide: z.array(z.string()).describe('The alerts about which an admin has to decide before it goes on'),
  nextSteps: z.array(z.enum(staffSteps)).describe('Where the house can bring it from here'),
  takeBack: z
    .enum(retractableSteps)
    .nullable()
    .describe('Its last step, if it can be taken back because nothing has followed from it'),
  parcel: z
    .object({ carrier: z.string(), trackingNumber: z.string() })
    .nullable()
    .describe('The parcel on its way, whose carrier and number can be changed'),
  carriers: z.array(z.object({ id: z.string(), name: z.string() })).describe('By whom a parcel may be sent'),
})

export type AdminOrder = z.output<typeof adminOrderSchema>
export type AdminOrderSummary = z.output<typeof adminOrderSummarySchema>
