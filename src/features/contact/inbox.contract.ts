import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { daysParam, filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { paragraphsField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { listAudit } from '../journal/lists.audit.ts'
import {
  assignments,
  inboxPageSize,
  messageStatuses,
  replyMaxLength,
  searchMaxLength,
} from './contact.limits.ts'
import { messageAudit } from './messages.audit.ts'

const count = z.number().int().nonnegative()
const moment = z.iso.datetime()
const success = z.literal(true)
const memberSchema = z.object({ _id: z.string(), name: z.string() })

const inboxLineSchema = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  subject: z.string(),
  receivedAt: moment,
  status: z.enum(messageStatuses),
  assignee: memberSchema.nullable(),
  version: count.describe('Sent back with each change, so that two people do not undo each other’s'),
})

const inboxMessageSchema = inboxLineSchema.extend({
  message: z.string(),
  language: z.enum(languages),
  customer: z.boolean().describe('Whether the address is the confirmed one of an account'),
  replies: z.array(z.object({ _id: z.string(), text: z.string(), at: moment, by: z.string().nullable() })),
  history: z.array(
    z.object({
      at: moment,
      by: z.string().nullable().describe('None once that account is closed'),
      action: z.enum(['assigned', 'unassigned', 'replied', 'closed', 'reopened']),
      to: z.string().nullable(),
    }),
  ),
})

const params = z.object({ id: z.string() })
const messageAnswer = z.object({ success, message: inboxMessageSchema })
const version = z.number().int().nonnegative()

export const inboxContract = defineContract({
  'GET /admin/messages': {
    access: 'staff',
    areas: ['customers'],
    audit: [listAudit.saved],
    summary: 'Lists contact messages, newest first',
    query: z.object({
      ...pagesParams({ defaultLimit: inboxPageSize }),
      status: z.enum(messageStatuses).optional(),
      waiting: z.literal('house').optional().describe('Those that nobody has answered'),
      assigned: z.enum(assignments).optional(),
      received: daysParam().describe('The days on which it came'),
      search: filterParam({ maxLength: searchMaxLength }),
    }),
    answer: z.object({
      success,
      messages: z.array(inboxLineSchema),
      count,
      totalPages: count,
      counts: z.record(z.enum(messageStatuses), count),
    }),
  },
  'GET /admin/messages/{id}': {
    access: 'staff',
    areas: ['customers'],
    summary: 'Returns a message with its replies, and the members of the team it can be assigned to',
    params,
    answer: messageAnswer.extend({ team: z.array(memberSchema) }),
  },
  'PATCH /admin/messages/{id}': {
    access: 'staff',
    areas: ['customers'],
    audit: [messageAudit.assigned, messageAudit.unassigned, messageAudit.closed, messageAudit.reopened],
    summary: 'Assigns, closes or reopens a message',
    params,
    body: z.object({
      version,
      assignee: z.string().nullable().optional().describe('An account of the house; null takes it back'),
      closed: z.boolean().optional(),
    }),
    conflicts: 'The version is outdated',
    answer: messageAnswer,
  },
  'DELETE /admin/messages/{id}': {
    access: 'admin',
    audit: [messageAudit.deleted],
    summary: 'Deletes a message permanently, with its replies and their mails in the outbox',
    params,
    answer: z.object({ success }),
  },
  'POST /admin/messages/{id}/replies': {
    access: 'staff',
    areas: ['customers'],
    audit: [messageAudit.replied],
    idempotent: true,
    summary: 'Replies to a message by mail',
    params,
    body: z.object({ version, text: paragraphsField({ maxLength: replyMaxLength }).min(1) }),
    conflicts: 'The version is outdated',
    status: 201,
    answer: messageAnswer,
  },
})

export type InboxContract = typeof inboxContract
export type InboxLine = Readonly<z.output<typeof inboxLineSchema>>
export type InboxMessage = Readonly<z.output<typeof inboxMessageSchema>>
export type InboxAnswer = z.output<(typeof inboxContract)['GET /admin/messages/{id}']['answer']>
