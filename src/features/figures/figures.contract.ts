import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { figurePeriods } from './figures.limits.ts'

const count = z.number().int().nonnegative()
const euros = z.number()
const day = z.iso.date()

const sumsSchema = z.object({
  from: day,
  to: day,
  orders: count.describe('Orders that were paid'),
  turnover: euros.describe('What they come to, and what was paid of commissions, with VAT'),
  turnoverWithoutVat: euros,
  average: euros.describe('Of an order, with VAT'),
  refunded: euros.describe('Money that went back, whenever it was paid'),
})

export const figuresContract = defineContract({
  'GET /admin/figures': {
    access: 'staff',
    areas: ['accounting'],
    summary: 'Returns orders and turnover of the current period and of the same days of the one before',
    query: z.object({ period: z.enum(figurePeriods).default('month') }),
    answer: z.object({
      success: z.literal(true),
      now: sumsSchema,
      before: sumsSchema,
      steps: z
        .array(z.object({ at: z.string(), now: euros, before: euros }))
        .describe('The turnover with VAT by hour, day or month, for both periods'),
      products: z
        .array(z.object({ _id: z.string(), name: z.string(), quantity: count, turnover: euros }))
        .describe('What was sold most, by what it came to'),
      visits: z.object({
        honoured: count.describe('Visits of the period to which somebody came'),
        ordered: count.describe('Of those, the ones whose visitor has ordered since'),
      }),
    }),
  },
})

export type FiguresContract = typeof figuresContract
export type Sums = Readonly<z.output<typeof sumsSchema>>
