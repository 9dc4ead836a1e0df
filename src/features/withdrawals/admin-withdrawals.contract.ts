import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { daysParam, pagesParams } from '../../shared/api/query-params.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { withdrawalLineSchema, withdrawalSchema } from './withdrawal.schema.ts'
import { withdrawalAudit } from './withdrawals.audit.ts'
import {
  mostDeclaredLines,
  mostProductsOfLine,
  noteLength,
  orderNumberLength,
  returnStates,
  withdrawalStatuses,
  withdrawalsPageSize,
} from './withdrawals.limits.ts'

const count = z.number().int().nonnegative()
const day = z.iso.date()

/** Beyond every order, and within what the database can hold in cents. */
const mostWithheld = 1_000_000

const params = z.object({ id: z.string() })
const namedParams = z.object({ id: z.string().describe('Its id or its reference') })
const withdrawalAnswer = z.object({ success: z.literal(true), withdrawal: withdrawalSchema })
const returnsVersion = z.int32().nonnegative().describe('Of the returns that were seen')

export const parcelSchema = z.object({
  returnsVersion,
  cameOn: day,
  moreAwaited: z.boolean().default(false).describe('Whether another parcel is to come'),
  products: z
    .array(
      z.object({
        line: z.uuid(),
        state: z.enum(returnStates),
        quantity: z.number().int().min(1).max(mostProductsOfLine),
        words: paragraphsField({ maxLength: noteLength }).default('').describe('For the house'),
      }),
    )
    .min(1)
    .max(mostDeclaredLines * returnStates.length),
})
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
            'Whether what never left the house lies in the stock again, as it does where it is not said; what came back is put there by its returns',
          ),
      }),
    )
    .min(1)
    .max(mostDeclaredLines),
  returnsVersion: returnsVersion.default(0),
  withheld: z
    .object({
      amount: z.number().positive().max(mostWithheld),
      reason: paragraphsField({ maxLength: noteLength }).min(1).describe('Mailed to the customer'),
    })
    .optional()
    .describe('For the loss of value of what came back worn'),
  note: paragraphsField({ maxLength: noteLength }).default('').describe('For the house'),
})

export const adminWithdrawalsContract = defineContract({
  'GET /admin/withdrawals': {
    access: 'staff',
    areas: ['sales', 'accounting'],
    audit: [listAudit.saved],
    summary: 'Lists withdrawals, those with a refund due first, by due date',
    query: z.object({
      ...pagesParams({ defaultLimit: withdrawalsPageSize }),
      status: z.enum(withdrawalStatuses).optional(),
      waiting: z.literal('house').optional().describe('Those that need an act of the house'),
      received: daysParam().describe('The days on which it was declared'),
    }),
    answer: z.object({
      success: z.literal(true),
      withdrawals: z.array(withdrawalLineSchema),
      count: count.describe('Withdrawals that were asked for, on all pages'),
      totalPages: count,
      counts: z.record(z.enum(withdrawalStatuses), count),
    }),
  },
  'GET /admin/withdrawals/{id}': {
    access: 'staff',
    areas: ['sales', 'accounting'],
    summary: 'Returns a withdrawal with its declaration and order',
    params: namedParams,
    answer: withdrawalAnswer,
  },
  'PUT /admin/withdrawals/{id}/order': {
    access: 'staff',
    areas: ['sales'],
    audit: [withdrawalAudit.attached],
    summary: 'Links a withdrawal to an order',
    params,
    body: z.object({ number: lineField({ maxLength: orderNumberLength }).min(1) }),
    conflicts: 'It is already linked to an order, or decided',
    answer: withdrawalAnswer,
  },
  'POST /admin/withdrawals/{id}/accept': {
    access: 'admin',
    audit: [withdrawalAudit.accepted],
    fresh: true,
    idempotent: true,
    summary:
      'Accepts a withdrawal and refunds its products; delivery is refunded with the last product of the order',
    params,
    body: acceptanceSchema,
    conflicts:
      'It is already decided, linked to no order, exceeds what is left to refund, or its returns have changed',
    answer: answeredAnswer,
  },
  'POST /admin/withdrawals/{id}/await': {
    access: 'admin',
    audit: [withdrawalAudit.awaited],
    summary: 'Accepts a withdrawal whose refund waits for the returned parcel',
    params,
    conflicts: 'It is already decided, linked to no order, or nothing of the order was shipped',
    answer: answeredAnswer,
  },
  'POST /admin/withdrawals/{id}/returns': {
    access: 'staff',
    areas: ['sales'],
    audit: [withdrawalAudit['parcel-noted']],
    idempotent: true,
    summary: 'Records a returned parcel: what came back, when and in what state, or that it never came',
    params,
    body: parcelSchema,
    conflicts: 'The version is outdated, nothing was shipped, or it exceeds what was bought',
    answer: withdrawalAnswer,
  },
  'DELETE /admin/withdrawals/{id}/returns/{returnId}': {
    access: 'staff',
    areas: ['sales'],
    audit: [withdrawalAudit['return-taken-back']],
    summary: 'Deletes a wrong entry of a return',
    params: params.extend({ returnId: z.string() }),
    conflicts: 'A decision or a stock change depends on it',
    answer: withdrawalAnswer,
  },
  'POST /admin/withdrawals/{id}/returns/{returnId}/restock': {
    access: 'staff',
    areas: ['sales'],
    audit: [withdrawalAudit['return-restocked']],
    summary: 'Restocks a product returned as new',
    params: params.extend({ returnId: z.string() }),
    conflicts: 'It was not returned as new, is already restocked, or the withdrawal is not accepted',
    answer: withdrawalAnswer,
  },
  'POST /admin/withdrawals/{id}/refuse': {
    access: 'admin',
    audit: [withdrawalAudit.refused],
    idempotent: true,
    summary: 'Rejects a withdrawal; the reason is mailed',
    params,
    body: z.object({
      reason: paragraphsField({ maxLength: noteLength }).min(1),
      returnsVersion: returnsVersion.default(0),
    }),
    conflicts: 'It is already decided, its returns have changed, or some of them are restocked',
    answer: answeredAnswer,
  },
})

export type AdminWithdrawalsContract = typeof adminWithdrawalsContract
export type WithdrawalLine = Readonly<z.output<typeof withdrawalLineSchema>>
export type Withdrawal = Readonly<z.output<typeof withdrawalSchema>>
export type WithdrawnOrder = NonNullable<Withdrawal['order']>
export type ReturnEntry = Withdrawal['returns'][number]
export type NotedParcel = z.output<typeof parcelSchema>
export type Acceptance = z.output<typeof acceptanceSchema>
