import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { emailField } from '../accounts/credential-fields.ts'
import { lineStandings } from './withdrawal-standing.rules.ts'
import {
  freeTextLength,
  mostDeclaredLines,
  mostPiecesOfLine,
  nameLength,
  orderNumberLength,
  pieceNameLength,
} from './withdrawals.limits.ts'

const declaredLineSchema = z.object({
  line: z.uuid().nullable().default(null).describe('The line of the order, where it is known'),
  name: lineField({ maxLength: pieceNameLength }).min(1),
  quantity: z.number().int().min(1).max(mostPiecesOfLine),
})

export const declarationSchema = z.object({
  name: lineField({ maxLength: nameLength }).min(1),
  email: emailField.describe('The receipt goes there; an order is known by its own address'),
  orderNumber: lineField({ maxLength: orderNumberLength })
    .nullish()
    .transform((number) => number || null)
    .describe('This or the day'),
  orderedOn: z.iso
    .date()
    .nullish()
    .transform((day) => day ?? null),
  lines: z.array(declaredLineSchema).max(mostDeclaredLines).default([]),
  text: paragraphsField({ maxLength: freeTextLength })
    .default('')
    .describe('The pieces in words; without them and without lines it is the whole order'),
  confirmed: z.boolean().default(false),
})

const lineStanding = z.enum(lineStandings)
const day = z.iso.date()

const eligibleLineSchema = z.object({
  _id: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  image: z.string().nullable(),
  quantity: z.number().int().describe('Pieces that were not paid back yet'),
  standing: lineStanding,
})

export const withdrawalsContract = defineContract({
  'POST /withdrawals': {
    access: 'public',
    idempotent: true,
    summary:
      'Declares the withdrawal from a contract; the receipt goes by mail, and the answer is the same whether or not there is such an order',
    body: declarationSchema,
    status: 201,
    answer: z.object({
      success: z.literal(true),
      reference: z.string(),
      submittedAt: z.iso.datetime(),
      statement: z.string().describe('The declaration as it is kept'),
      message: z.string(),
    }),
  },
  'GET /withdrawals/eligible': {
    access: 'user',
    summary: 'One of the caller’s orders with what of it can be withdrawn from, by its id or number',
    query: z.object({ order: lineField({ maxLength: 100 }).min(1) }),
    answer: z.object({
      success: z.literal(true),
      order: z.object({
        _id: z.string(),
        number: z.string(),
        name: z.string(),
        email: z.string(),
        until: day.nullable().describe('The last day, once it has arrived'),
        lines: z.array(eligibleLineSchema),
      }),
    }),
  },
})

export type WithdrawalsContract = typeof withdrawalsContract
export type EligibleOrder = z.output<
  (typeof withdrawalsContract)['GET /withdrawals/eligible']['answer']
>['order']
