import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { countAnswer, countedId, daysParam, filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { mailAudit } from './outbox.audit.ts'
import { allMailSubjects, mailSearchLength, mailStatuses, outboxPageSize } from './outbox.limits.ts'

const count = z.number().int().nonnegative()

const mailLineSchema = z.object({
  _id: z.string(),
  status: z.enum(mailStatuses),
  recipient: z.string(),
  subject: z.string(),
  language: z.enum(languages),
  writtenAt: z.string(),
})

const mailSchema = mailLineSchema.extend({
  text: z.string(),
  html: z.string().describe('To be shown where it can run nothing'),
  attachments: z.array(z.string()).describe('The names of the files that go with it'),
  attempts: count,
  lastError: z.string().nullable().describe('What the mail server said of the last attempt'),
  settledAt: z.string().nullable(),
  hidesKeys: z
    .boolean()
    .describe('Whether what its links prove was left out, because it is not the reader’s'),
})

const mailParams = z.object({ id: z.string() })

const mailAnswer = z.object({ success: z.literal(true), mail: mailSchema })

export const outboxContract = defineContract({
  'GET /admin/outbox': {
    access: 'staff',
    areas: ['salon', 'sales', 'customers'],
    audit: [listAudit.saved],
    summary: 'Lists mails, newest first',
    query: z.object({
      ...pagesParams({ defaultLimit: outboxPageSize, id: countedId }),
      status: z.enum(mailStatuses).optional(),
      written: daysParam().describe('The days on which it was written'),
      about: z.enum(allMailSubjects).optional().describe('What it was written for'),
      search: filterParam({ maxLength: mailSearchLength }).describe('Parts of the recipient or the subject'),
    }),
    answer: z.object({
      success: z.literal(true),
      mails: z.array(mailLineSchema),
      ...countAnswer,
      counts: z.record(z.enum(mailStatuses), count).describe('Mails of each status'),
    }),
  },
  'GET /admin/mail-standing': {
    access: 'staff',
    areas: 'every',
    summary: 'Returns whether mails are sent or only kept in the outbox',
    answer: z.object({ success: z.literal(true), leaves: z.boolean() }),
  },
  'POST /admin/mail-trial': {
    access: 'admin',
    audit: [mailAudit.tried],
    summary: 'Writes a trial mail to the caller’s own address, to see whether the mail server takes it',
    answer: mailAnswer,
  },
  'GET /admin/outbox/{id}': {
    access: 'staff',
    areas: ['salon', 'sales', 'customers'],
    summary: 'Returns a mail with its content',
    params: mailParams,
    answer: mailAnswer,
  },
  'POST /admin/outbox/{id}/send': {
    access: 'staff',
    areas: ['salon', 'sales', 'customers'],
    audit: [mailAudit['queued-again']],
    summary: 'Queues a failed mail again',
    params: mailParams,
    conflicts: 'The mail has not failed',
    answer: mailAnswer,
  },
})

export type OutboxContract = typeof outboxContract
export type MailLine = Readonly<z.output<typeof mailLineSchema>>
export type Mail = Readonly<z.output<typeof mailSchema>>
