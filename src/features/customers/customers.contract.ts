import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import {
  countAnswer,
  daysParam,
  filterParam,
  integerParam,
  pagesParams,
} from '../../shared/api/query-params.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { framedPictureSchema } from '../../shared/pictures/picture.schema.ts'
import { traceDeeds, traceKinds } from '../desk/traces.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { personAudit } from './customers.audit.ts'
import {
  customerKinds,
  customersPageSize,
  earliestYear,
  latestYear,
  linePageSize,
  searchMaxLength,
  yesOrNo,
} from './customers.limits.ts'

const success = z.literal(true)
const moment = z.iso.datetime()
const count = z.number().int().nonnegative()
const ofSales = 'Null without rights in sales or accounting'
const ofSalon = 'Null without rights in the salon'
const params = z.object({ id: z.uuid() })

const customerSchema = z.object({
  _id: z.string(),
  name: z.string().describe('Empty where none is known'),
  email: z.string(),
  phone: z.string(),
  hasAccount: z.boolean(),
  language: z.enum(languages),
  letter: z.boolean().describe('Whether the confirmed newsletter goes to the address'),
  orders: count.nullable().describe(`Those that were paid. ${ofSales}`),
  value: z.number().nullable().describe(`What was paid without what was refunded, in euros. ${ofSales}`),
  lastContactAt: moment,
})

const favouriteSchema = z.object({
  productId: z.string(),
  name: z.string(),
  image: framedPictureSchema.nullable(),
})

const openOrderSchema = z.object({ _id: z.string(), number: z.string(), status: z.string() })

const detailSchema = customerSchema.extend({
  firstSeenAt: moment,
  account: z.object({ _id: z.string(), disabled: z.boolean() }).nullable().describe('Null for a guest'),
  joins: z
    .array(
      z.object({
        _id: z.string(),
        alias: z.string().describe('The e-mail address or telephone number of the guest who was joined'),
        joinedAt: moment,
        until: moment.nullable().describe('Until when it can be taken back; null where it no longer can'),
      }),
    )
    .describe('Who was joined to the person, newest first'),
  appointments: z
    .object({
      count,
      came: count,
      ordered: count.describe('Appointments that the customer kept, and that an order followed'),
      eventDate: z.iso.date().nullable().describe('The next one, else the last one'),
      daysToEvent: z.number().int().nullable().describe('Negative once it is over'),
      next: z.object({ _id: z.string(), at: moment }).nullable(),
      lastWords: z.string().describe('What the customer wrote last with an appointment'),
    })
    .nullable()
    .describe(ofSalon),
  size: z.string().nullable(),
  letterSince: moment.nullable().describe('When the newsletter was confirmed by its double opt-in'),
  calls: z.enum(['granted', 'refused', 'not-asked']).describe('Consent to calls by telephone'),
  lastMessage: z.object({ subject: z.string(), message: z.string(), at: moment }).nullable(),
  favourites: z.array(favouriteSchema).describe('Those that were not bought, newest first'),
  openOrders: z.array(openOrderSchema).nullable().describe(`Paid and not delivered yet. ${ofSales}`),
  kinds: z.array(z.enum(traceKinds)).describe('What the caller may read of the line'),
  years: z.array(z.number().int()).describe('The years in which something passed, newest first'),
})

const entrySchema = z.object({
  _id: z.string(),
  at: moment,
  kind: z.enum(traceKinds),
  deed: z.enum(Object.values(traceDeeds).flat()),
  title: z.string(),
  amount: z.number().nullable(),
  record: z.object({ kind: z.string(), id: z.string() }).nullable(),
})

export const customersContract = defineContract({
  'GET /admin/customers': {
    access: 'staff',
    areas: ['customers'],
    audit: [listAudit.saved],
    summary: 'Lists customers and guests, by their last contact',
    query: z.object({
      ...pagesParams({ defaultLimit: customersPageSize }),
      search: filterParam({ maxLength: searchMaxLength }),
      known: z.enum(customerKinds).optional(),
      ordered: z.enum(yesOrNo).optional(),
      letter: z.enum(yesOrNo).optional(),
      language: z.enum(languages).optional(),
      contact: daysParam().describe('The days of the last contact'),
    }),
    answer: z.object({ success, customers: z.array(customerSchema), ...countAnswer }),
  },
  'GET /admin/customers/{id}': {
    access: 'staff',
    areas: ['customers'],
    audit: [personAudit.read],
    summary: 'Returns a customer at a glance; the log notes the reader once an hour',
    params,
    answer: z.object({ success, customer: detailSchema }),
  },
  'GET /admin/customers/{id}/timeline': {
    access: 'staff',
    areas: ['customers'],
    audit: [personAudit.read, listAudit.saved],
    summary: 'Lists all that passed between a customer and the house, newest first',
    params,
    query: z.object({
      limit: integerParam({ min: 1, max: 100 }).default(linePageSize),
      after: z
        .string()
        .regex(/^\d{1,14}-[0-9a-f]{32}$/)
        .optional()
        .describe('The entry that the page begins behind'),
      kind: z.enum(traceKinds).optional(),
      year: integerParam({ min: earliestYear, max: latestYear }).optional(),
    }),
    answer: z.object({ success, entries: z.array(entrySchema), more: z.boolean() }),
  },
})

export type CustomersContract = typeof customersContract
export type CustomersQuery = z.output<(typeof customersContract)['GET /admin/customers']['query']>
export type LineQuery = z.output<(typeof customersContract)['GET /admin/customers/{id}/timeline']['query']>
export type Customer = Readonly<z.output<typeof customerSchema>>
export type CustomerDetail = Readonly<z.output<typeof detailSchema>>
export type LineEntry = Readonly<z.output<typeof entrySchema>>
