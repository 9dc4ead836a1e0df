import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { newsletterAudit, subscriberAudit } from './newsletter.audit.ts'
import {
  searchMaxLength,
  subscriberStatuses,
  subscribersPageSize,
  subscriptionSources,
} from './newsletter.limits.ts'

const count = z.number().int().nonnegative()
const moment = z.iso.datetime()
const success = z.literal(true)

const subscriberSchema = z.object({
  _id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  status: z.enum(subscriberStatuses),
  source: z.enum(subscriptionSources),
  askedAt: moment,
  confirmedAt: moment.nullable(),
  leftAt: moment.nullable(),
})

const proofSchema = z.object({
  at: moment,
  action: z.enum(['asked', 'confirmed', 'left', 'removed']),
  reason: z
    .enum(['bounced', 'complained'])
    .nullable()
    .describe('Why it ended, where the mail server reported it'),
  source: z.enum(subscriptionSources).nullable(),
  language: z.enum(languages).nullable(),
  version: z.string().nullable().describe('Of the sentence that was agreed to'),
  from: z.string().nullable().describe('The network address, under a pseudonym'),
})

const wanted = {
  status: z.enum(subscriberStatuses).optional(),
  search: filterParam({ maxLength: searchMaxLength }),
}

const params = z.object({ id: z.string() })
const one = z.object({ success, subscriber: subscriberSchema, proof: z.array(proofSchema) })

export const subscribersContract = defineContract({
  'GET /admin/newsletter': {
    access: 'admin',
    audit: [listAudit.saved],
    summary: 'Lists newsletter subscribers, newest first',
    query: z.object({ ...pagesParams({ defaultLimit: subscribersPageSize }), ...wanted }),
    answer: z.object({
      success,
      subscribers: z.array(subscriberSchema),
      count,
      totalPages: count,
      counts: z.record(z.enum(subscriberStatuses), count),
    }),
  },
  'GET /admin/newsletter-export': {
    access: 'admin',
    audit: [newsletterAudit.exported],
    fresh: true,
    summary: 'Exports newsletter subscribers as CSV',
    query: z.object(wanted),
    file: { contentType: 'text/csv; charset=utf-8' },
    answer: fileAnswer,
  },
  'GET /admin/newsletter/{id}': {
    access: 'admin',
    summary: 'Returns a subscriber with the proof of consent',
    params,
    answer: one,
  },
  'PUT /admin/newsletter/{id}/removal': {
    access: 'admin',
    audit: [subscriberAudit.removed],
    summary: 'Unsubscribes an address at its owner’s request',
    params,
    answer: one,
  },
})

export type SubscribersContract = typeof subscribersContract
export type Subscriber = Readonly<z.output<typeof subscriberSchema>>
export type ConsentProof = Readonly<z.output<typeof proofSchema>>
