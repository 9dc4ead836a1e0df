import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { appointmentKinds } from '../../appointments/appointment-kinds.ts'
import { listAudit } from '../../journal/lists.audit.ts'
import { refundReasons } from '../../papers/refund-reasons.ts'
import { breakdowns, figureParts } from './sales-figures.limits.ts'

const day = z.iso.date()
const euros = z.number()
const count = z.number().int().nonnegative()

const period = { from: day.describe('The first day, in Paris'), to: day.describe('The last day, in Paris') }

const after = z.string().max(200).optional().describe('The row that the rows begin behind')

/** Amounts of papers: what was invoiced, what was credited, and what is left. */
const figures = {
  orders: count.describe('Orders that were invoiced'),
  quantity: count.describe('Products that were sold'),
  returned: count.describe('Products that were credited'),
  sold: euros.describe('Invoices, with tax'),
  refunded: euros.describe('Credit notes, with tax'),
  base: euros.describe('What is left of both, without tax: the turnover'),
  vat: euros,
  total: euros,
  average: euros.describe('What was sold in an order, with tax'),
  cost: euros
    .nullable()
    .describe('What the products cost that are left of both, where that was known when they were ordered'),
  margin: euros.nullable().describe('What is left of their turnover; null where no cost was known'),
  costKnown: z
    .int()
    .nullable()
    .describe(
      'The percentage of the invoiced products, by their turnover, whose cost was known; null without products',
    ),
}

const rowSchema = z.object({
  _id: z.string(),
  part: z.enum(figureParts),
  key: z
    .string()
    .nullable()
    .describe('The id of a category or product, a size, a country, « 2026-summer » or « 2026-11 »'),
  name: z.string(),
  ...figures,
})

const returnSchema = z.object({
  _id: z.string(),
  part: z.enum(figureParts),
  product: z.string().nullable().describe('The id of a product'),
  name: z.string(),
  size: z.string(),
  reason: z.enum(refundReasons),
  why: z.string().describe('The reason in words'),
  quantity: count,
  base: euros,
  vat: euros,
  total: euros,
})

const visitSchema = z.object({
  _id: z.string(),
  kind: z.enum(appointmentKinds),
  name: z.string(),
  honoured: count.describe('Visits to which somebody came'),
  ordered: count.describe('Of those, the ones whose visitor has ordered since'),
})

const head = (fr: string, en: string) => ({ fr, en })

export const salesFiguresContract = defineContract({
  'GET /admin/accounts/figures': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Returns the turnover of a period by its papers, broken down',
    heads: {
      name: head('nom', 'name'),
      orders: head('commandes', 'orders'),
      quantity: head('vendues', 'sold products'),
      returned: head('rendues', 'returned products'),
      sold: head('facturé TTC', 'invoiced'),
      refunded: head('rendu TTC', 'credited'),
      base: head('chiffre d’affaires HT', 'turnover without VAT'),
      vat: head('TVA', 'VAT'),
      total: head('chiffre d’affaires TTC', 'turnover with VAT'),
      average: head('panier moyen TTC', 'average order'),
      cost: head('coût HT', 'cost without VAT'),
      margin: head('marge HT', 'margin without VAT'),
      costKnown: head('coût connu (% du CA des pièces)', 'cost known (% of the turnover of products)'),
    },
    query: z.object({ ...period, by: z.enum(breakdowns).default('category'), after }),
    answer: z.object({
      success: z.literal(true),
      rows: z.array(rowSchema),
      totals: z.object(figures).describe('Of the period; an order may be in several rows'),
    }),
  },
  'GET /admin/accounts/returns': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Returns what was credited in a period by product, size and reason',
    heads: {
      name: head('nom', 'name'),
      size: head('taille', 'size'),
      why: head('motif', 'reason'),
      quantity: head('rendues', 'returned products'),
      base: head('HT', 'without VAT'),
      vat: head('TVA', 'VAT'),
      total: head('TTC', 'with VAT'),
    },
    query: z.object({ ...period, after }),
    answer: z.object({ success: z.literal(true), rows: z.array(returnSchema), total: euros }),
  },
  'GET /admin/accounts/visits': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Returns how many visits of a period became orders, by kind',
    heads: {
      name: head('visite', 'visit'),
      honoured: head('honorées', 'honoured'),
      ordered: head('suivies d’une commande', 'followed by an order'),
    },
    query: z.object({ ...period, after }),
    answer: z.object({ success: z.literal(true), rows: z.array(visitSchema) }),
  },
})

export type SalesFiguresContract = typeof salesFiguresContract
export type FigureRow = Readonly<z.output<typeof rowSchema>>
export type ReturnRow = Readonly<z.output<typeof returnSchema>>
export type VisitRow = Readonly<z.output<typeof visitSchema>>
