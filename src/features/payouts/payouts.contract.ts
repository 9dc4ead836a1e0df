import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { countAnswer, daysParam, integerParam, pagesParams } from '../../shared/api/query-params.ts'
import { balanceKinds } from '../../shared/payments/balance-kinds.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { payoutsAudit } from './payouts.audit.ts'
import {
  differences,
  payoutLinesPageSize,
  payoutStates,
  payoutsPageSize,
  unmatchedPageSize,
} from './payouts.limits.ts'

const euros = z.number()

/** An id as the provider names it. */
const providerId = z.string().regex(/^[A-Za-z0-9_]{1,120}$/)

const head = (fr: string, en: string) => ({ fr, en })

const payoutSchema = z.object({
  _id: z.string(),
  provider: z.enum(['stripe', 'demo']),
  arrivesOn: z.iso.date().describe('The day on which the bank has it'),
  createdAt: z.iso.datetime(),
  status: z.string().describe('As the provider says it: in_transit, paid, failed'),
  state: z.enum(payoutStates),
  amount: euros.describe('Below 0 where the provider took from the bank what the balance lacked'),
  payments: euros,
  refunds: euros,
  disputes: euros,
  fees: euros.describe('What the provider kept; below 0, as it leaves'),
  others: euros,
  rest: euros.describe('The amount without all of these: 0 when they come to it'),
  unmatched: z.number().int().nonnegative().describe('The lines that do not match what is known here'),
})

const paidRecord = {
  orderId: z.string().nullable(),
  commissionId: z.string().nullable(),
  order: z.string().nullable().describe('The number of the order or of the commission'),
}

const orderOfLine = {
  ...paidRecord,
  paper: z.string().nullable().describe('The invoice or the credit note'),
}

const lineSchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(balanceKinds),
  type: z.string().describe('The word of the provider'),
  reference: z.string().describe('The payment, the refund or the dispute as the provider names it'),
  ...orderOfLine,
  gross: euros,
  fee: euros,
  net: euros,
  currency: z.string(),
  difference: z.enum(differences).nullable(),
})

const unmatchedSchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  difference: z.enum(differences),
  reference: z.string(),
  type: z.string().nullable().describe('The word of the provider'),
  ...paidRecord,
  payoutId: z.string().nullable(),
  there: euros.nullable().describe('What the provider says'),
  here: euros.nullable().describe('What is known here'),
  currency: z.string(),
})

const readingSchema = z
  .object({ wholeUntil: z.iso.datetime().nullable(), isReading: z.boolean() })
  .describe('Up to which moment the provider has been read')

export const payoutsContract = defineContract({
  'GET /admin/payouts': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Lists the payouts of the payment provider, newest first',
    heads: {
      _id: head('Versement', 'Payout'),
      arrivesOn: head('Arrivé le', 'Arrives on'),
      status: head('Statut', 'Status'),
      state: head('Rapprochement', 'Reconciliation'),
      amount: head('Montant', 'Amount'),
      payments: head('Paiements', 'Payments'),
      refunds: head('Remboursements', 'Refunds'),
      disputes: head('Litiges', 'Disputes'),
      fees: head('Frais', 'Fees'),
      others: head('Autres', 'Others'),
      rest: head('Écart', 'Difference'),
      unmatched: head('Lignes à rapprocher', 'Unmatched lines'),
    },
    query: z.object({
      ...pagesParams({ defaultLimit: payoutsPageSize, id: providerId }),
      arrives: daysParam().describe('The days on which it is at the bank'),
    }),
    answer: z.object({
      success: z.literal(true),
      payouts: z.array(payoutSchema),
      ...countAnswer,
      reading: readingSchema,
    }),
  },
  'GET /admin/payouts/{id}': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Returns a payout with its transactions, and the order and the paper of each',
    heads: {
      at: head('Le', 'At'),
      kind: head('Nature', 'Kind'),
      type: head('Nature chez le prestataire', 'Kind at the provider'),
      reference: head('Référence', 'Reference'),
      order: head('Commande', 'Order'),
      paper: head('Pièce', 'Paper'),
      gross: head('Brut', 'Gross'),
      fee: head('Frais', 'Fee'),
      net: head('Net', 'Net'),
      currency: head('Devise', 'Currency'),
      difference: head('Écart', 'Difference'),
    },
    params: z.object({ id: providerId }),
    query: z.object({
      after: providerId.optional().describe('The line that the page begins behind'),
      limit: integerParam({ min: 1, max: payoutLinesPageSize }).default(payoutLinesPageSize),
    }),
    answer: z.object({
      success: z.literal(true),
      lines: z.array(lineSchema),
      more: z.boolean(),
      payout: payoutSchema,
    }),
  },
  'GET /admin/accounts/unmatched': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    summary: 'Lists what does not match between the payment provider and the payments known here, and why',
    heads: {
      at: head('Le', 'At'),
      difference: head('Écart', 'Difference'),
      reference: head('Référence', 'Reference'),
      type: head('Nature chez le prestataire', 'Kind at the provider'),
      order: head('Commande', 'Order'),
      payoutId: head('Versement', 'Payout'),
      there: head('Chez le prestataire', 'At the provider'),
      here: head('Dans les comptes', 'In the accounts'),
      currency: head('Devise', 'Currency'),
    },
    query: z.object({
      after: z
        .string()
        .regex(/^[a-z-]{1,30}\.[A-Za-z0-9_]{1,120}$/)
        .optional()
        .describe('The row that the page begins behind'),
      limit: integerParam({ min: 1, max: unmatchedPageSize }).default(unmatchedPageSize),
    }),
    answer: z.object({
      success: z.literal(true),
      unmatched: z.array(unmatchedSchema),
      more: z.boolean(),
      count: z.number().int().nonnegative(),
      reading: readingSchema,
    }),
  },
  'POST /admin/payouts/fetch': {
    access: 'admin',
    audit: [payoutsAudit.fetched],
    summary: 'Reads the balance and the payouts of the payment provider now',
    answer: z.object({
      success: z.literal(true),
      transactions: z.number().int().nonnegative().describe('The new ones'),
      isWhole: z.boolean().describe('Whether all was read; if not, a job goes on'),
    }),
  },
})

export type PayoutsContract = typeof payoutsContract
export type ListedPayout = Readonly<z.output<typeof payoutSchema>>
export type PayoutLine = Readonly<z.output<typeof lineSchema>>
export type Reading = Readonly<z.output<typeof readingSchema>>
export type Unmatched = Readonly<z.output<typeof unmatchedSchema>>
