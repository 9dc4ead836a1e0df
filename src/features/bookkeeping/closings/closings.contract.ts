import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { countedId, integerParam } from '../../../shared/api/query-params.ts'
import { listAudit } from '../../journal/lists.audit.ts'
import { bookkeepingAudit } from '../bookkeeping.audit.ts'
import { entriesPageSize } from '../bookkeeping.limits.ts'
import { perRate } from '../per-rate.schema.ts'
import { closingKinds } from './closing-periods.ts'

const euros = z.number()
const count = z.number().int().nonnegative()
const hash = z.string().describe('SHA-256')

const periodNames = {
  day: /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  month: /^20\d{2}-(0[1-9]|1[0-2])$/,
  year: /^20\d{2}$/,
} as const

const kind = z.enum(closingKinds)
const period = z.string().describe('2026-10-14, 2026-10 or 2026')

const closingSchema = z.object({
  _id: z.string().describe('Its place among all closings'),
  kind,
  period,
  number: count.describe('Its place among those of its kind'),
  from: z.iso.date(),
  to: z.iso.date(),
  closedAt: z.iso.datetime(),
  closedBy: z.string().nullable().describe('The name of the admin; nothing where it closed by itself'),
  byHand: z.boolean(),
  entries: count,
  net: euros.describe('Without tax, less what was given back'),
  vat: euros,
  total: euros,
  ...perRate.columns,
  taken: euros.describe('Money that came in, or came back'),
  givenBack: euros,
  perpetual: euros.describe('All papers that there ever were, with tax, each as a positive amount'),
  perpetualBalance: euros.describe('The same, less what was given back'),
  hash: hash.describe('SHA-256 over the entries, this row and the closing before it'),
  forgottenAt: z.iso
    .datetime()
    .nullable()
    .describe('When the papers of its year were forgotten, ten years after its end; nothing before'),
})

const bodySchema = z
  .object({ kind, period })
  .refine((body) => periodNames[body.kind].test(body.period), { path: ['period'] })
  .refine(({ kind: of, period: name }) => of !== 'day' || z.iso.date().safeParse(name).success, {
    path: ['period'],
  })

const head = (fr: string, en: string) => ({ fr, en })

export const closingsContract = defineContract({
  'GET /admin/accounts/closings': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Lists the closed days, months and years, the last one first',
    heads: {
      kind: head('période', 'period'),
      number: head('numéro', 'number'),
      from: head('du', 'from'),
      to: head('au', 'to'),
      closedAt: head('clôturée le', 'closed at'),
      closedBy: head('clôturée par', 'closed by'),
      entries: head('écritures', 'entries'),
      net: head('total HT', 'net'),
      vat: head('TVA', 'VAT'),
      total: head('total TTC', 'total'),
      ...perRate.heads,
      taken: head('encaissé', 'taken'),
      givenBack: head('rendu', 'given back'),
      perpetual: head('total perpétuel', 'perpetual total'),
      perpetualBalance: head('total perpétuel, net des avoirs', 'perpetual total, less credit notes'),
      hash: head('empreinte', 'hash'),
      forgottenAt: head('pièces oubliées le', 'papers forgotten at'),
    },
    query: z.object({
      from: z.iso.date().optional().describe('Those that end on this day or later'),
      to: z.iso.date().optional().describe('Those that end on this day or before'),
      kind: kind.optional(),
      after: countedId.optional().describe('The closing that the page begins behind'),
      limit: integerParam({ min: 1, max: entriesPageSize }).default(entriesPageSize),
    }),
    answer: z.object({
      success: z.literal(true),
      closings: z.array(closingSchema),
      more: z.boolean(),
      due: z
        .array(z.object({ kind, period }))
        .describe('The last day, month and year that can be closed now'),
    }),
  },
  'POST /admin/accounts/closings': {
    access: 'admin',
    audit: [bookkeepingAudit['period-closed']],
    fresh: true,
    summary: 'Closes a day, a month or a year for good, and all that lies before it',
    body: bodySchema,
    conflicts: 'The period is not over, is closed already, or lies before the first entry',
    answer: z.object({
      success: z.literal(true),
      closing: closingSchema,
      count: count.describe('The periods that were closed'),
    }),
  },
  'GET /admin/accounts/attestation': {
    access: 'staff',
    areas: ['accounting'],
    summary: 'Returns what the attestation of the editor says of the software and of its closings',
    answer: z.object({
      success: z.literal(true),
      software: z.object({ name: z.string(), version: z.string(), licence: z.string() }),
      editor: z
        .object({
          legalName: z.string(),
          legalForm: z.string(),
          capital: euros,
          siren: z.string(),
          rcsCity: z.string(),
          vatNumber: z.string(),
          seat: z.string().describe('The address of the company, in one line'),
        })
        .describe('The company of the house, which holds the licence and uses the software too'),
      today: z.iso.date(),
      closings: count,
      firstDay: z.iso.date().nullable().describe('The first closed day'),
      lastDay: z.iso.date().nullable(),
      hash: hash.nullable().describe('The hash of the last closing'),
    }),
  },
})

export type ClosingsContract = typeof closingsContract
export type Closing = Readonly<z.output<typeof closingSchema>>
