import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { orderStatuses } from '../orders/status/order-status.rules.ts'
import { lineStandings, reviewReasons } from './withdrawal-standing.rules.ts'
import {
  mostDeclaredLines,
  mostProductsOfLine,
  noteLength,
  orderNumberLength,
  withdrawalStatuses,
  withdrawalsPageSize,
} from './withdrawals.limits.ts'

const count = z.number().int().nonnegative()
const euros = z.number().nonnegative()
const day = z.iso.date()
const moment = z.iso.datetime()

const withdrawalLineSchema = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(withdrawalStatuses),
  reviewReason: z.enum(reviewReasons).nullable().describe('Why the house has to look itself'),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string().nullable().describe('Of the order that it was found to be about'),
  submittedAt: moment,
  refundDueOn: day,
  daysLeft: z.number().int(),
  overdue: z.boolean(),
  refundFailed: z.boolean(),
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
      standing: z.enum(lineStandings),
    }),
  ),
})

const withdrawalSchema = withdrawalLineSchema.extend({
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
  goodsReceived: z
    .boolean()
    .nullable()
    .describe('None before the answer, and where nothing had left the house'),
  note: z.string(),
  refund: z.object({ amount: euros, settledAt: moment.nullable() }).nullable(),
})

const params = z.object({ id: z.string() })
const namedParams = z.object({ id: z.string().describe('Its id or its reference') })
const withdrawalAnswer = z.object({ success: z.literal(true), withdrawal: withdrawalSchema })
const answeredAnswer = withdrawalAnswer.extend({ message: z.string() })

export const acceptanceSchema = z.object({
  lines: z
    .array(
      z.object({
        line: z.uuid(),
        quantity: z.number().int().min(1).max(mostProductsOfLine),
        restock: z
          .boolean()
          .optional()
          .describe(
            'Whether they lie in the stock again; where it is not said, what never left the house does',
          ),
      }),
    )
    .min(1)
    .max(mostDeclaredLines),
  goodsReceived: z.boolean().default(false).describe('Nothing is awaited of what never left the house'),
  note: paragraphsField({ maxLength: noteLength }).default('').describe('For the house'),
})

export const adminWithdrawalsContract = defineContract({
  'GET /admin/withdrawals': {
    access: 'staff',
    summary: 'Withdrawals, those whose money is owed first, by the day it is due',
    query: z.object({
      ...pageParams({ defaultLimit: withdrawalsPageSize }),
      status: z.enum(withdrawalStatuses).optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      withdrawals: z.array(withdrawalLineSchema),
      count: count.describe('Withdrawals of that status, on all pages'),
      totalPages: count,
      counts: z.record(z.enum(withdrawalStatuses), count),
    }),
  },
  'GET /admin/withdrawals/{id}': {
    access: 'staff',
    summary: 'One withdrawal with its declaration and the order that it is about',
    params: namedParams,
    answer: withdrawalAnswer,
  },
  'PUT /admin/withdrawals/{id}/order': {
    access: 'staff',
    summary: 'Attaches a withdrawal to the order that it was not found to be about',
    params,
    body: z.object({ number: lineField({ maxLength: orderNumberLength }).min(1) }),
    conflicts: 'It is attached to an order, or answered',
    answer: withdrawalAnswer,
  },
  'POST /admin/withdrawals/{id}/accept': {
    access: 'admin',
    fresh: true,
    idempotent: true,
    summary: 'Accepts a withdrawal: its products are paid back, the sending with the last of the order',
    params,
    body: acceptanceSchema,
    conflicts: 'It is answered, attached to no order, or more than what is left to refund',
    answer: answeredAnswer,
  },
  'POST /admin/withdrawals/{id}/refuse': {
    access: 'admin',
    idempotent: true,
    summary: 'Refuses a withdrawal; the reason is mailed',
    params,
    body: z.object({ reason: paragraphsField({ maxLength: noteLength }).min(1) }),
    conflicts: 'It is answered',
    answer: answeredAnswer,
  },
})

export type AdminWithdrawalsContract = typeof adminWithdrawalsContract
export type WithdrawalLine = Readonly<z.output<typeof withdrawalLineSchema>>
export type Withdrawal = Readonly<z.output<typeof withdrawalSchema>>
export type WithdrawnOrder = NonNullable<Withdrawal['order']>
export type Acceptance = z.output<typeof acceptanceSchema>
