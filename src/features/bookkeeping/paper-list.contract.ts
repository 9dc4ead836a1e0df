import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import {
  countAnswer,
  countryParam,
  daysParam,
  eurosParam,
  filterParam,
  pagesParams,
} from '../../shared/api/query-params.ts'
import { listAudit } from '../journal/lists.audit.ts'
import {
  clienteles,
  filteredRates,
  paperSearchLength,
  paperSeries,
  paperSorts,
  papersPageSize,
} from './bookkeeping.limits.ts'
import { perRate } from './per-rate.schema.ts'

const euros = z.number()

const day = z.iso.date()

const listedPaperSchema = z.object({
  _id: z.string(),
  number: z.string(),
  series: z.enum(paperSeries).describe('F for invoices, A for credit notes'),
  kind: z.enum(['invoice', 'credit-note']),
  issuedOn: day,
  refersTo: z.string().nullable().describe('The invoice that a credit note corrects'),
  reason: z.string().nullable().describe('Why money was given back'),
  orderId: z.string().nullable().describe('Null for a paper of a commission'),
  commissionId: z.string().nullable(),
  orderNumber: z.string().describe('The number of the order or of the commission'),
  orderedOn: day,
  suppliedOn: day.nullable(),
  buyer: z.string(),
  company: z.string().nullable(),
  buyerVatNumber: z.string().nullable(),
  country: z.string().describe('Of delivery, else of the address of the buyer'),
  clientele: z.enum(clienteles),
  operation: z.enum(['goods', 'services', 'mixed']),
  regime: z.enum(['french', 'export', 'one-stop-shop']),
  net: euros.describe('Amounts of a credit note are below 0'),
  vat: euros,
  total: euros,
  currency: z.literal('EUR'),
  ...perRate.columns,
  paidAt: z.iso.datetime().nullable().describe('When the money came in, or went back'),
  provider: z.string().nullable(),
  paymentId: z.string().nullable().describe('The payment or the refund as the provider names it'),
})

/** By what the list of papers is narrowed and sorted. */
const wantedPapers = {
  series: z.enum(paperSeries).optional(),
  issued: daysParam().describe('The days on which it was issued'),
  country: countryParam(),
  clientele: z.enum(clienteles).optional(),
  rate: z.enum(filteredRates).optional().describe('In hundredths of a percent'),
  total: eurosParam(),
  search: filterParam({ maxLength: paperSearchLength }).describe(
    'A number; or beginnings of words: number of the order, e-mail address, name of the buyer',
  ),
  sort: z.enum(paperSorts).default('newest'),
}

const seriesSchema = z.object({
  series: z.enum(paperSeries),
  year: z.number().int(),
  first: z.string(),
  last: z.string(),
  count: z.number().int().nonnegative(),
  missing: z.number().int().nonnegative().describe('How many numbers of the series no paper has'),
  missingNumbers: z.array(z.string()).describe('The first of them'),
})

const head = (fr: string, en: string) => ({ fr, en })

export const paperListContract = defineContract({
  'GET /admin/invoices': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Lists invoices and credit notes',
    heads: {
      number: head('Pièce', 'Paper'),
      series: head('Série', 'Series'),
      issuedOn: head('Émise le', 'Issued on'),
      refersTo: head('Facture d’origine', 'Refers to'),
      reason: head('Motif', 'Reason'),
      orderNumber: head('Commande', 'Order'),
      orderedOn: head('Commandée le', 'Ordered on'),
      suppliedOn: head('Livrée le', 'Supplied on'),
      buyer: head('Client', 'Buyer'),
      company: head('Société', 'Company'),
      buyerVatNumber: head('N° TVA du client', 'VAT number of the buyer'),
      country: head('Pays', 'Country'),
      clientele: head('Clientèle', 'Clientele'),
      operation: head('Opération', 'Operation'),
      regime: head('Régime de TVA', 'VAT regime'),
      net: head('Total HT', 'Net'),
      vat: head('TVA', 'VAT'),
      total: head('Total TTC', 'Total'),
      currency: head('Devise', 'Currency'),
      ...perRate.heads,
      paidAt: head('Payée le', 'Paid at'),
      provider: head('Prestataire', 'Provider'),
      paymentId: head('Identifiant du paiement', 'Payment id'),
    },
    query: z.object({ ...pagesParams({ defaultLimit: papersPageSize }), ...wantedPapers }),
    answer: z.object({ success: z.literal(true), invoices: z.array(listedPaperSchema), ...countAnswer }),
  },
  'GET /admin/invoices/{id}.pdf': {
    access: 'staff',
    areas: ['accounting'],
    summary: 'Returns an invoice or a credit note as PDF, whatever it is for',
    params: z.object({ id: z.uuid() }),
    file: { contentType: 'application/pdf' },
    answer: fileAnswer,
  },
  'GET /admin/invoice-series': {
    access: 'staff',
    areas: ['accounting'],
    summary: 'Returns the first and the last number of each series and year, and which numbers are missing',
    answer: z.object({ success: z.literal(true), series: z.array(seriesSchema) }),
  },
})

export type PaperListContract = typeof paperListContract
export type ListedPaper = Readonly<z.output<typeof listedPaperSchema>>
export type NumberedSeries = Readonly<z.output<typeof seriesSchema>>
