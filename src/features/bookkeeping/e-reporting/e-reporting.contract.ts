import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { fileAnswer } from '../../../shared/api/file-answer.ts'
import { listAudit } from '../../journal/lists.audit.ts'
import { vatPeriodicities } from '../../settings/settings.limits.ts'
import { bookkeepingAudit } from '../bookkeeping.audit.ts'
import { operations } from '../vat/vat-lines.ts'
import { categoryCodes, paymentFlows, reportKinds, salesFlows } from './e-reporting.limits.ts'

const day = z.iso.date()
const euros = z.number()
const currency = z.literal('EUR')
const count = z.number().int().nonnegative()

const period = { from: day.describe('The first day, in Paris'), to: day.describe('The last day, in Paris') }

const lineSchema = z.object({
  _id: z.string(),
  date: day,
  flow: z.enum(salesFlows).describe('Totals of consumers, one invoice of a company abroad, or not reported'),
  category: z.enum(operations),
  code: z.enum(categoryCodes),
  rate: z.number().describe('In percent'),
  country: z.string().describe('Where it was handed over'),
  base: euros.describe('Below 0 where more was given back than sold'),
  vat: euros,
  count: count.describe('Invoices and credit notes, each with its highest rate'),
  currency,
  number: z.string().nullable().describe('The paper that is reported by itself'),
  buyer: z.string().nullable(),
})

const paymentSchema = z.object({
  _id: z.string(),
  date: day,
  flow: z.enum(paymentFlows),
  rate: z.number().describe('In percent'),
  amount: euros.describe('With tax; below 0 where money went back'),
  currency,
  number: z.string().nullable().describe('The invoice of a company abroad'),
})

const periodSchema = z.object({
  _id: z.string(),
  kind: z.enum(reportKinds),
  from: day,
  to: day,
  dueOn: day.describe('The last day on which it can be reported'),
  ended: z.boolean().describe('Only a period that has ended has a file'),
})

const subtotals = z.array(z.object({ taxPercent: z.number(), taxableAmount: euros, taxTotal: euros }))

/**
 * A file for a platform. Its names are those of the tax office for flow 10 (annexes 6 and 7 of its external
 * specifications), in small letters; the platform itself makes flow 10 of it and decides what it takes.
 */
export const platformFileSchema = z.strictObject({
  platform: z.string().describe('As the settings name it'),
  issuer: z.strictObject({
    id: z.string().describe('SIREN'),
    name: z.string(),
    taxRegistrationId: z.string(),
  }),
  kind: z.enum(reportKinds),
  reportPeriod: z.strictObject({ startDate: day, endDate: day }),
  transactions: z
    .array(
      z.strictObject({
        date: day,
        transactionsCurrency: currency,
        categoryCode: z.enum(categoryCodes),
        taxExclusiveAmount: euros,
        taxTotal: euros,
        transactionsCount: count,
        taxSubtotals: subtotals,
      }),
    )
    .describe('Flow 10.3: one for each day and category'),
  invoices: z
    .array(
      z.strictObject({
        id: z.string(),
        issueDate: day,
        typeCode: z.enum(['380', '381']).describe('Amounts of a credit note (381) are positive'),
        currencyCode: currency,
        buyer: z.strictObject({
          name: z.string(),
          countryCode: z.string(),
          taxRegistrationId: z.string().nullable(),
        }),
        referencedDocument: z.strictObject({ id: z.string(), issueDate: day }).nullable(),
        taxExclusiveAmount: euros,
        taxTotal: euros,
        taxSubtotals: subtotals,
      }),
    )
    .describe('Flow 10.1: companies abroad'),
  payments: z
    .array(
      z.strictObject({
        date: day,
        invoiceId: z.string().nullable().describe('For flow 10.2; null for flow 10.4'),
        taxPercent: z.number(),
        currencyCode: currency,
        amount: euros,
      }),
    )
    .describe('Flows 10.2 and 10.4: services only'),
})

const head = (fr: string, en: string) => ({ fr, en })

export const eReportingContract = defineContract({
  'GET /admin/accounts/e-reporting': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary:
      'Returns what is reported of the sales and payments of a period, and the reporting periods in it',
    heads: {
      date: head('date', 'date'),
      flow: head('flux', 'flow'),
      category: head('opération', 'operation'),
      code: head('catégorie', 'category'),
      rate: head('taux', 'rate'),
      base: head('base HT', 'base'),
      vat: head('TVA', 'VAT'),
      count: head('nombre', 'count'),
      currency: head('devise', 'currency'),
      country: head('pays', 'country'),
      number: head('pièce', 'document'),
      buyer: head('client', 'buyer'),
    },
    query: z.object({
      ...period,
      after: z.string().max(120).optional().describe('The line that the lines begin behind'),
    }),
    answer: z.object({
      success: z.literal(true),
      lines: z.array(lineSchema),
      payments: z.array(paymentSchema).describe('For services'),
      totals: z.object({ base: euros, vat: euros, count }),
      periods: z.array(periodSchema).describe('Those that have a day in common with the days asked for'),
      periodicity: z.enum(vatPeriodicities),
      platform: z.string().describe('Empty before one is chosen'),
      since: day.describe('The day from which it is asked for'),
    }),
  },
  'GET /admin/accounts/e-reporting/file': {
    access: 'staff',
    areas: ['accounting'],
    audit: [bookkeepingAudit['report-exported']],
    fresh: true,
    summary: 'Returns what a platform needs to report one period of the company',
    query: z.object({ kind: z.enum(reportKinds).default('transactions'), ...period }),
    conflicts: 'The period has not ended',
    file: { contentType: 'application/json' },
    answer: fileAnswer,
  },
})

export type EReportingContract = typeof eReportingContract
export type EReportingLine = Readonly<z.output<typeof lineSchema>>
export type EReportingPayment = Readonly<z.output<typeof paymentSchema>>
export type EReportingPeriod = Readonly<z.output<typeof periodSchema>>
export type PlatformFile = Readonly<z.output<typeof platformFileSchema>>
