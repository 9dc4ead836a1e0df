import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { integerParam } from '../../shared/api/query-params.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { bookkeepingAudit } from './bookkeeping.audit.ts'
import { clienteles, entriesPageSize } from './bookkeeping.limits.ts'
import { operations, treatments, vatBoxes } from './vat/vat-lines.ts'

const period = {
  from: z.iso.date().describe('The first day, in Paris'),
  to: z.iso.date().describe('The last day, in Paris'),
}

const euros = z.number()

const entryLineSchema = z.object({
  _id: z.string(),
  date: z.iso.date(),
  journal: z.string().describe('VE for sales, BQ for money'),
  account: z.string(),
  accountName: z.string(),
  label: z.string(),
  debit: euros,
  credit: euros,
  document: z.string().describe('The paper, or the payment as the provider names it'),
  order: z.string(),
})

const sumSchema = z.object({ account: z.string(), accountName: z.string(), debit: euros, credit: euros })

const taxed = { base: euros, vat: euros, total: euros }

const vatLineSchema = z.object({
  _id: z.string(),
  treatment: z.enum(treatments),
  country: z.string(),
  rate: z.number().describe('In percent'),
  clientele: z.enum(clienteles),
  operation: z.enum(operations),
  ...taxed,
})

const thresholdSchema = z.object({
  year: z.number().int(),
  sold: euros.describe('Sold to consumers elsewhere in the Union in the year, without tax'),
  soldBefore: euros.describe('The same in the year before, which counts as well'),
  limit: euros,
  state: z.enum(['below', 'near', 'reached']),
})

const head = (fr: string, en: string) => ({ fr, en })

export const ledgerContract = defineContract({
  'GET /admin/accounts/journal': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary:
      'Returns the lines of the accounting entries of a period in their order, and its sums by account',
    heads: {
      date: head('date', 'date'),
      journal: head('journal', 'journal'),
      account: head('compte', 'account'),
      accountName: head('intitulé', 'account name'),
      label: head('libellé', 'label'),
      debit: head('débit', 'debit'),
      credit: head('crédit', 'credit'),
      document: head('pièce', 'document'),
      order: head('commande', 'order'),
    },
    query: z.object({
      ...period,
      after: z
        .string()
        .regex(/^([AF]-\d{4}-\d{6,9}|MV-\d{12}|TR-[A-Za-z0-9_]{1,120})\.\d{1,3}$/)
        .optional()
        .describe('The line that the page begins behind'),
      limit: integerParam({ min: 1, max: entriesPageSize }).default(entriesPageSize),
    }),
    answer: z.object({
      success: z.literal(true),
      lines: z.array(entryLineSchema),
      more: z.boolean(),
      entries: z.number().int().nonnegative().describe('The entries of the period'),
      sums: z.array(sumSchema).describe('Of the whole period; none behind a line'),
    }),
  },
  'GET /admin/accounts/vat': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Returns what a VAT return of a period needs, and how near the threshold of the Union is',
    heads: {
      treatment: head('régime', 'treatment'),
      country: head('pays', 'country'),
      rate: head('taux', 'rate'),
      clientele: head('clientèle', 'clientele'),
      operation: head('opération', 'operation'),
      base: head('base HT', 'base'),
      vat: head('TVA', 'VAT'),
      total: head('TTC', 'total'),
    },
    query: z.object({
      ...period,
      after: z.string().max(80).optional().describe('The line that the lines begin behind'),
    }),
    answer: z.object({
      success: z.literal(true),
      lines: z.array(vatLineSchema),
      days: z.array(z.object({ day: z.iso.date(), rate: z.number(), ...taxed })),
      boxes: z
        .array(z.object({ box: z.enum(vatBoxes), base: euros, vat: euros }))
        .describe('The lines of the French return (CA3)'),
      totals: z.object(taxed),
      threshold: thresholdSchema,
    }),
  },
  'GET /admin/accounts/fec': {
    access: 'staff',
    areas: ['accounting'],
    audit: [bookkeepingAudit['entries-exported']],
    fresh: true,
    summary: 'Returns the accounting entries of a period as a file of eighteen fields (article A47 A-1 LPF)',
    query: z.object(period),
    file: { contentType: 'text/tab-separated-values; charset=iso-8859-15' },
    answer: fileAnswer,
  },
})

export type LedgerContract = typeof ledgerContract
export type EntryLineOnTheWire = Readonly<z.output<typeof entryLineSchema>>
export type VatLine = Readonly<z.output<typeof vatLineSchema>>
export type Threshold = Readonly<z.output<typeof thresholdSchema>>
