import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { letterContentSchema } from './letter.schema.ts'
import { letterAudit } from './letters.audit.ts'
import { letterAudiences, letterStatuses, reasonsMissed } from './letters.limits.ts'

const success = z.literal(true)
const count = z.number().int().nonnegative()
const moment = z.iso.datetime()
const version = z.int().positive().describe('The version that was read')
const params = z.object({ id: z.string().toLowerCase() })

const letterLineSchema = z.object({
  _id: z.string(),
  subject: z.string().describe('In French'),
  status: z.enum(letterStatuses),
  audience: z.enum(letterAudiences).nullable(),
  readers: count.describe('Addresses that it was to go to when the sending began'),
  written: count.describe('Mails that were written'),
  leftMeanwhile: count.describe('Addresses that left before their turn'),
  failed: count.describe('Mails that the mail server refused for good'),
  updatedAt: moment,
  begunAt: moment.nullable(),
  endedAt: moment.nullable(),
  sendAt: moment.nullable().describe('When a planned letter leaves by itself'),
})

const letterSchema = letterLineSchema.extend({
  content: letterContentSchema,
  hasEnglish: z.boolean(),
  names: z.record(z.string(), z.string()).describe('Of its products and pictures, by their ids'),
  version: z.int().positive(),
  frenchForAll: z.boolean().describe('Of a planned letter: English readers receive it in French'),
  missed: z
    .object({ at: moment, reason: z.enum(reasonsMissed) })
    .nullable()
    .describe('When the letter was to leave by itself and could not; until it is planned again or sent'),
})

const one = z.object({
  success,
  letter: letterSchema,
  confirmed: z.object({ fr: count, en: count }).describe('Confirmed addresses today, by their language'),
})

const areas = ['customers'] as const
const begun = 'The version is outdated, or the sending is planned or has begun'

/** Whom a letter goes to, and the version that was read. */
const readers = z.object({
  version,
  audience: z.enum(letterAudiences),
  frenchForAll: z
    .boolean()
    .default(false)
    .describe('English readers receive a letter without English in French'),
})

export const lettersContract = defineContract({
  'GET /admin/letters': {
    access: 'staff',
    areas,
    summary: 'Lists the letters of the house, newest first',
    answer: z.object({ success, letters: z.array(letterLineSchema) }),
  },
  'POST /admin/letters': {
    access: 'staff',
    areas,
    audit: [letterAudit.created],
    idempotent: true,
    summary:
      'Begins a letter; an empty one returns the caller’s own draft that is empty still, if there is one',
    body: letterContentSchema,
    conflicts: 'There are too many letters',
    status: 201,
    answer: one,
  },
  'GET /admin/letters/{id}': {
    access: 'staff',
    areas,
    summary: 'Returns a letter, and how many would receive it',
    params,
    answer: one,
  },
  'PUT /admin/letters/{id}': {
    access: 'staff',
    areas,
    audit: [letterAudit.updated],
    summary: 'Replaces what is written of a letter',
    params,
    body: letterContentSchema.extend({ version }),
    conflicts: begun,
    answer: one,
  },
  'DELETE /admin/letters/{id}': {
    access: 'staff',
    areas,
    audit: [letterAudit.removed],
    summary: 'Deletes a letter that was not sent',
    params,
    conflicts: 'The sending is planned or has begun',
    answer: z.object({ success }),
  },
  'GET /admin/letters/{id}/preview': {
    access: 'staff',
    areas,
    summary: 'Returns a letter as its mail is, in one language',
    params,
    query: z.object({ language: z.enum(languages) }),
    answer: z.object({
      success,
      subject: z.string(),
      html: z.string().describe('To be shown where it can run nothing'),
      text: z.string(),
    }),
  },
  'POST /admin/letters/{id}/test': {
    access: 'staff',
    areas,
    audit: [letterAudit.tested],
    summary: 'Sends a letter to the caller’s own address, in one language',
    params,
    body: z.object({ language: z.enum(languages) }),
    answer: z.object({ success, recipient: z.string() }),
  },
  'POST /admin/letters/{id}/sending': {
    access: 'admin',
    fresh: true,
    audit: [letterAudit.sent],
    summary:
      'Begins to send a letter to confirmed addresses, once to each; its words are those of this moment',
    params,
    body: readers,
    conflicts: `${begun}, or nobody would receive it`,
    answer: one,
  },
  'PUT /admin/letters/{id}/plan': {
    access: 'admin',
    fresh: true,
    audit: [letterAudit.planned],
    summary:
      'Plans when a letter begins to be sent by itself, or changes that; its prices are those of that moment',
    params,
    body: readers.extend({
      sendAt: z.iso.datetime({ offset: true }).describe('A moment to come, within a year'),
    }),
    conflicts: 'The version is outdated, or the sending has begun',
    answer: one,
  },
  'DELETE /admin/letters/{id}/plan': {
    access: 'admin',
    audit: [letterAudit['called-off']],
    summary: 'Calls off the planned sending of a letter, which is a draft again',
    params,
    conflicts: 'The sending is not planned, or has begun',
    answer: one,
  },
  'PUT /admin/letters/{id}/stop': {
    access: 'admin',
    audit: [letterAudit.stopped],
    summary: 'Stops the sending of a letter; mails that are written leave',
    params,
    conflicts: 'It is not being sent',
    answer: one,
  },
})

export type LettersContract = typeof lettersContract
export type LetterLine = Readonly<z.output<typeof letterLineSchema>>
export type Letter = Readonly<z.output<typeof letterSchema>>
