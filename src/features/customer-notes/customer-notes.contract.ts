import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { personAudit } from '../customers/customers.audit.ts'
import { personNoteAudit } from './customer-notes.audit.ts'
import {
  consentWays,
  dateKinds,
  earliestYear,
  labelMaxLength,
  latestYear,
  noteMaxLength,
  reminderDays,
} from './customer-notes.limits.ts'
import { isDay } from './dates.rules.ts'

const id = z.uuid()
const moment = z.iso.datetime()
const author = z.string().nullable().describe('None once the account is gone')
const version = z.int().positive().describe('The version that was read')

const noteSchema = z.object({
  _id: z.string(),
  text: z.string(),
  author,
  at: moment,
  changedAt: moment.nullable(),
  version: z.int().positive(),
  changeable: z.boolean().describe('The caller wrote it, or is an admin'),
})

const consentSchema = z.object(
  {
    how: z.enum(consentWays, { error: 'customer-notes:fields.consent' }),
    on: z.iso.date({ error: 'customer-notes:fields.consent' }).describe('The day on which it was given'),
  },
  { error: 'customer-notes:fields.consent' },
)

const daySchema = z.object({
  day: z.int().min(1).max(31),
  month: z.int().min(1).max(12),
  year: z.int().min(earliestYear).max(latestYear).nullable().describe('Null where it is not known'),
  label: lineField({ maxLength: labelMaxLength }).default('').describe('What an « other » date is'),
  remindDays: z
    .literal(reminderDays)
    .nullable()
    .describe('So many days before, it stands in the day’s list; null for never'),
})

const dateSchema = daySchema.extend({
  _id: z.string(),
  kind: z.enum(dateKinds),
  label: z.string(),
  nextOn: z.iso.date().nullable().describe('Null once it is over for good'),
  isDone: z.boolean().describe('The house has thought of it already, for the day that comes next'),
  consent: z.object({
    how: z.enum(consentWays),
    on: z.iso.date(),
    notedBy: author,
    notedAt: moment,
  }),
})

const keptDateSchema = daySchema
  .extend({ consent: consentSchema })
  .refine(isDay, { path: ['day'], error: 'customer-notes:fields.day' })

const answer = z.object({
  success: z.literal(true),
  notes: z.array(noteSchema).describe('Newest first'),
  dates: z.array(dateSchema).describe('Those that the customer agreed to'),
})

const ofCustomers = { access: 'staff', areas: ['customers'] } as const

export const customerNotesContract = defineContract({
  'GET /admin/customers/{id}/notes': {
    ...ofCustomers,
    audit: [personAudit.read],
    summary:
      'Returns the notes of the team about a customer, and the dates that the customer agreed to; the log notes the reader once an hour',
    params: z.object({ id }),
    answer,
  },
  'POST /admin/customers/{id}/notes': {
    ...ofCustomers,
    audit: [personNoteAudit.noted],
    idempotent: true,
    summary: 'Adds a note about a customer, who is given it on request',
    params: z.object({ id }),
    body: z.object({
      text: paragraphsField({ maxLength: noteMaxLength }).min(1, { error: 'customer-notes:fields.text' }),
    }),
    conflicts: 'There are too many notes about the customer',
    answer,
  },
  'PUT /admin/customers/{id}/notes/{noteId}': {
    ...ofCustomers,
    audit: [personNoteAudit['note-changed']],
    summary: 'Changes a note of the caller, or as an admin any',
    params: z.object({ id, noteId: id }),
    body: z.object({
      text: paragraphsField({ maxLength: noteMaxLength }).min(1, { error: 'customer-notes:fields.text' }),
      version,
    }),
    conflicts: 'The version is outdated',
    answer,
  },
  'DELETE /admin/customers/{id}/notes/{noteId}': {
    ...ofCustomers,
    audit: [personNoteAudit['note-removed']],
    summary: 'Removes a note of the caller, or as an admin any',
    params: z.object({ id, noteId: id }),
    query: z.object({ seen: z.coerce.number().int().positive().describe('The version that was read') }),
    conflicts: 'The version is outdated',
    answer,
  },
  'PUT /admin/customers/{id}/dates/{kind}': {
    ...ofCustomers,
    audit: [personNoteAudit['date-kept']],
    summary: 'Keeps a date of a customer, only with what the customer agreed to',
    params: z.object({ id, kind: z.enum(dateKinds) }),
    body: keptDateSchema,
    answer,
  },
  'DELETE /admin/customers/{id}/dates/{kind}': {
    ...ofCustomers,
    audit: [personNoteAudit['date-removed']],
    summary: 'Removes a date of a customer',
    params: z.object({ id, kind: z.enum(dateKinds) }),
    answer,
  },
  'DELETE /admin/customers/{id}/dates': {
    ...ofCustomers,
    audit: [personNoteAudit['dates-withdrawn']],
    summary: 'Notes that a customer withdrew the consent, and removes all dates',
    params: z.object({ id }),
    answer,
  },
  'PUT /admin/customer-dates/{id}/reminder': {
    ...ofCustomers,
    audit: [personNoteAudit['date-thought-of'], personNoteAudit['date-not-thought-of']],
    summary: 'Notes whether the team has thought of a date, for the day that comes next',
    params: z.object({ id }),
    body: z.object({ done: z.boolean() }),
    answer: z.object({ success: z.literal(true) }),
  },
})

export type CustomerNotesContract = typeof customerNotesContract
export type NotesAnswer = Readonly<z.output<typeof answer>>
export type CustomerNote = Readonly<z.output<typeof noteSchema>>
export type CustomerDate = Readonly<z.output<typeof dateSchema>>
export type KeptDate = Readonly<z.output<typeof keptDateSchema>>
