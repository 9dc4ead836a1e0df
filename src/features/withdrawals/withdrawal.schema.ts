import { z } from 'zod'
import { languages } from '../../shared/i18n/languages.ts'
import { orderStatuses } from '../orders/status/order-status.rules.ts'
import { lineEligibilities, reviewReasons } from './line-eligibility.rules.ts'
import { returnStates, withdrawalStatuses } from './withdrawals.limits.ts'

const count = z.number().int().nonnegative()
const euros = z.number().nonnegative()
const day = z.iso.date()
const moment = z.iso.datetime()

/** A withdrawal as the house lists it. */
export const withdrawalLineSchema = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(withdrawalStatuses),
  reviewReason: z.enum(reviewReasons).nullable().describe('Why the house has to look itself'),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string().nullable().describe('Of the order that it was found to be about'),
  submittedAt: moment,
  refundDueOn: day.describe('Fourteen days after the declaration, or the day on which the parcel came later'),
  daysLeft: z.number().int(),
  overdue: z.boolean(),
  refundFailed: z.boolean(),
  parcel: z.enum(['awaited', 'noted']).nullable().describe('None where none is expected yet'),
  parcelSince: day.nullable().describe('When it came; while it is awaited, when the withdrawal was accepted'),
  parcelLate: z.boolean().describe('Nothing came for so long that the house has to ask'),
})

/** What came back of a line, as it was noted. */
const returnSchema = z.object({
  _id: z.string(),
  line: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  cameOn: day,
  state: z.enum(returnStates),
  quantity: count,
  words: z.string(),
  notedAt: moment,
  notedBy: z.string().nullable(),
  restockedAt: moment.nullable(),
  correctable: z.boolean().describe('Nothing has followed from it'),
  restockable: z.boolean().describe('It came as new, lies in no stock, and the withdrawal is accepted'),
})

const withdrawnOrderSchema = z.object({
  _id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: moment,
  deliveredAt: moment.nullable(),
  withdrawUntil: day.nullable(),
  total: euros,
  refunded: euros,
  inHouse: z.boolean().describe('Its products have never left the house: none is awaited'),
  shippingLeft: euros.describe('Goes back with the last product of the order'),
  refundable: euros.describe('What is neither given back nor asked to be'),
  lines: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      size: z.string().nullable(),
      quantity: count,
      refundedQuantity: count,
      declaredQuantity: count.describe('Ticked in the declaration; all of it where that names no products'),
      total: euros.describe('After the reduction'),
      standing: z.enum(lineEligibilities),
    }),
  ),
})

/** A withdrawal with its declaration, its order, and what came back. */
export const withdrawalSchema = withdrawalLineSchema.extend({
  language: z.enum(languages),
  statement: z.string(),
  isNamed: z.boolean().describe('Products are named in it, ticked or in words; else it is the whole order'),
  order: withdrawnOrderSchema.nullable(),
  candidates: z
    .array(z.object({ number: z.string(), placedAt: moment, total: euros }))
    .describe('Orders of the same e-mail address, while it is attached to none'),
  answerable: z.boolean(),
  handledAt: moment.nullable(),
  handledBy: z.string().nullable(),
  unanswered: z.boolean().describe('The house has said nothing yet'),
  goodsReceived: z
    .boolean()
    .nullable()
    .describe('Whether nothing is awaited any more; none before anything is noted or answered, or had left'),
  returns: z.array(returnSchema).describe('What came back, the first parcel first'),
  returnsVersion: count.describe('Raised by each change of the returns'),
  note: z.string(),
  withheld: z.object({ amount: euros, reason: z.string() }).nullable(),
  refund: z.object({ amount: euros, settledAt: moment.nullable() }).nullable(),
})
