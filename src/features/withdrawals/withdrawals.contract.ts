import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { emailField } from '../accounts/signing-in/credential-fields.ts'
import { lineEligibilities } from './line-eligibility.rules.ts'
import {
  freeTextLength,
  linkWordLength,
  mostDeclaredLines,
  mostProductsOfLine,
  nameLength,
  orderNumberLength,
  productNameLength,
} from './withdrawals.limits.ts'

const declaredLineSchema = z.object({
  line: z.uuid().nullable().default(null).describe('The line of the order, where it is known'),
  name: lineField({ maxLength: productNameLength }).min(1),
  quantity: z.number().int().min(1).max(mostProductsOfLine),
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
    .describe('The products in words; without them and without lines it is the whole order'),
  confirmed: z.boolean().default(false),
})

const day = z.iso.date()

const eligibleLineSchema = z.object({
  _id: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  image: z.string().nullable(),
  quantity: z.number().int().describe('Products that are neither paid back nor in an open withdrawal'),
  standing: z.enum([...lineEligibilities, 'declared']).describe('Declared: an open withdrawal is about it'),
})

export const withdrawalsContract = defineContract({
  'POST /withdrawals': {
    access: 'public',
    idempotent: true,
    summary:
      'Declares the withdrawal from a contract; a receipt is mailed, to an address other than the order’s only once it is confirmed. The answer does not tell whether the order exists',
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
  'POST /withdrawals/receipt': {
    access: 'public',
    summary: 'Sends the receipt to an address that no order has, confirmed by the token of the mailed link',
    body: z.object({ token: z.string().min(1).max(linkWordLength) }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  },
  'GET /withdrawals/eligible': {
    access: 'user',
    summary: 'Returns one of the caller’s orders by id or number, with what can be withdrawn from it',
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
