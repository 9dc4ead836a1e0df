import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { emailField } from '../accounts/signing-in/credential-fields.ts'
import { categoryIdMaxLength } from '../catalog/catalog.limits.ts'
import { categoryLimits } from '../catalog/product.limits.ts'
import { promotionAudit } from './promotions.audit.ts'
import { audiences, promotionLimits, promotionStates } from './promotions.limits.ts'
import './promotions.refusals.fr.ts'
import { spelledCode } from './reduction.rules.ts'

const { codeLength, highestPercent, highestEuros, mostUses, mostPeople, mostProducts } = promotionLimits

const code = z
  .string()
  .max(codeLength, { error: 'promotions:fields.code' })
  .overwrite(spelledCode)
  .regex(/^[A-Z0-9][A-Z0-9-]{2,38}[A-Z0-9]$/, { error: 'promotions:fields.code' })

const uses = z.int().min(1).max(mostUses).nullable()
const percent = z.int().min(1).max(highestPercent).nullable()
const amount = z.number().min(1).max(highestEuros).multipleOf(0.01).nullable().describe('In euros')

const terms = {
  percent,
  amount,
  least: z
    .number()
    .min(0)
    .max(highestEuros * 10)
    .multipleOf(0.01)
    .describe('How much what it applies to has to cost together, in euros'),
  fromDay: z.iso.date().nullable().describe('The first day in Paris on which it counts'),
  untilDay: z.iso.date().nullable().describe('The last day'),
  mostUses: uses.describe('How many orders it reduces at most'),
  mostPerCustomer: uses.describe('How many orders of one account'),
  audience: z.enum(audiences),
  excludedCategories: z.array(z.string().max(categoryIdMaxLength)).max(categoryLimits.most),
  excludesReduced: z.boolean().describe('It does not apply to products with a crossed-out price'),
  excludesMadeToMeasure: z.boolean(),
  stopped: z.boolean(),
}

const inputSchema = z
  .object({
    code,
    ...terms,
    excludedProducts: z.array(z.uuid()).max(mostProducts),
    people: z.array(emailField).max(mostPeople).describe('Whom it is for, if it is for named people'),
  })
  .refine((input) => (input.percent === null) !== (input.amount === null), {
    path: ['percent'],
    error: 'promotions:fields.off',
  })
  .refine((input) => input.amount === null || input.least > input.amount, {
    path: ['least'],
    error: 'promotions:fields.least',
  })
  .refine(({ fromDay, untilDay }) => !fromDay || !untilDay || fromDay <= untilDay, {
    path: ['untilDay'],
    error: 'promotions:fields.until',
  })
  .refine(({ audience, people }) => audience !== 'named' || people.length > 0, {
    path: ['people'],
    error: 'promotions:fields.people',
  })

const usageSchema = z.object({
  uses: z.int().describe('Orders that bear it; those that were never paid or were cancelled do not count'),
  discount: z.number().describe('What it took off them, in euros'),
  revenue: z.number().describe('What was ordered with it, in euros'),
})

const excludedProductSchema = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number(),
  available: z.boolean(),
})

const promotionSchema = z.object({
  _id: z.string(),
  code: z.string(),
  ...terms,
  excludedProducts: z.array(excludedProductSchema),
  people: z.array(z.string()),
  state: z.enum(promotionStates),
  version: z.int(),
  ...usageSchema.shape,
})

const success = z.literal(true)
const params = z.object({ id: z.uuid() })
const answer = z.object({ success, promotion: promotionSchema })

export const promotionsContract = defineContract({
  'GET /admin/promotions': {
    access: 'admin',
    summary: 'Lists the promotional codes with what came of them, the newest first',
    answer: z.object({
      success,
      welcome: z
        .object({ code: z.string(), percent: z.int(), ...usageSchema.shape })
        .describe('The code of the house, which is always there and cannot be changed'),
      promotions: z.array(promotionSchema),
    }),
  },
  'POST /admin/promotions': {
    access: 'admin',
    audit: [promotionAudit.created],
    idempotent: true,
    summary: 'Makes a promotional code',
    body: inputSchema,
    status: 201,
    conflicts: 'The code exists already, or there are too many',
    answer,
  },
  'PUT /admin/promotions/{id}': {
    access: 'admin',
    audit: [promotionAudit.updated],
    summary: 'Changes a promotional code, or stops it; orders that bear it stay as they are',
    params,
    body: inputSchema.and(z.object({ version: z.int().positive().describe('The version that was read') })),
    conflicts: 'The version is outdated, another promotion has this code, or orders bear the old one',
    answer,
  },
  'DELETE /admin/promotions/{id}': {
    access: 'admin',
    audit: [promotionAudit.removed],
    summary: 'Deletes a promotional code that no order bears',
    params,
    conflicts: 'Orders bear it',
    answer: z.object({ success }),
  },
})

export type PromotionsContract = typeof promotionsContract
export type PromotionInput = z.output<typeof inputSchema>
export type Promotion = Readonly<z.output<typeof promotionSchema>>
