import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { mostLately } from './desk.limits.ts'

/** The kinds of records that are found from anywhere in the admin, in the order in which they are shown. */
export const findingKinds = [
  'order',
  'customer',
  'appointment',
  'product',
  'message',
  'withdrawal',
  'commission',
] as const

export type FindingKind = (typeof findingKinds)[number]

const findingSchema = z.object({
  _id: z.string(),
  title: z.string(),
  detail: z.string().describe('What tells it from others with the same title'),
  to: z.string().describe('The address that opens it'),
})

export type Finding = Readonly<z.output<typeof findingSchema>>

const longestSearch = 100
const longestAddress = 500

/** The kinds of what is to be done today. */
export const todayKinds = [
  'alert',
  'refund',
  'withdrawal',
  'late',
  'prepare',
  'commission',
  'appointment',
  'customer-date',
  'message',
  'testimonial',
  'product-review',
  'mail',
] as const

export type TodayKind = (typeof todayKinds)[number]

/** What can be said of an entry in a few words. */
export const todayNotes = [
  'to-decide',
  'wish',
  'quote-lapsed',
  'behind',
  'stage-due',
  'too-early',
  'written',
  'bank',
  'failed',
  'parcel-awaited',
  'parcel-late',
  'parcel-back',
  'to-answer',
  'to-confirm',
  'expected',
  'reported',
  'birthday',
  'wedding',
] as const

/** What finishes an entry at once. */
export const todayActs = [
  'prepare',
  'confirm',
  'publish-testimonial',
  'publish-product-review',
  'send-again',
  'think-of-date',
] as const

export type TodayAct = (typeof todayActs)[number]

const todaySchema = z.object({
  _id: z.string(),
  title: z.string(),
  lang: z.enum(languages).optional().describe('Of the title, where it was written by somebody'),
  detail: z.string(),
  to: z.string().describe('The address that opens it'),
  dueOn: z.iso.date().nullable().describe('By law or by promise; none where it is to be done at once'),
  at: z.string().optional().describe('The hour of a visit, by the clocks of Paris'),
  note: z.enum(todayNotes).nullable(),
  act: z.enum(todayActs).nullable().describe('What finishes it without a question'),
})

export type TodayEntry = Readonly<z.output<typeof todaySchema>>

const memorySchema = z.object({
  lately: z
    .array(lineField({ maxLength: longestAddress }).min(1))
    .max(mostLately)
    .describe('The addresses that the caller opened lately, the last first'),
  singleKeys: z.boolean().describe('Whether keys of one letter do something'),
})

export type DeskMemory = Readonly<z.output<typeof memorySchema>>

export const deskContract = defineContract({
  'GET /admin/desk-memory': {
    access: 'staff',
    areas: 'every',
    summary: 'Returns what the search and the keys of the admin know of the caller',
    answer: memorySchema.extend({ success: z.literal(true) }),
  },
  'PUT /admin/desk-memory': {
    access: 'staff',
    areas: 'every',
    audit: { none: 'how somebody moves through the admin changes nothing of the house' },
    summary: 'Remembers what the search and the keys of the admin know of the caller',
    body: memorySchema.partial(),
    answer: z.object({ success: z.literal(true) }),
  },
  'GET /admin/waiting': {
    access: 'staff',
    areas: 'every',
    summary: 'Returns how many entries wait in each room of the admin that the caller may open',
    answer: z.object({
      success: z.literal(true),
      waiting: z
        .array(
          z.object({
            to: z.string().describe('The address of the room'),
            count: z.number().int().nonnegative(),
          }),
        )
        .describe('The rooms that count; in the others nothing waits'),
    }),
  },
  'GET /admin/today': {
    access: 'staff',
    areas: 'every',
    summary: 'Lists what is to be done, the next due first, of all rooms that the caller may open',
    answer: z.object({
      success: z.literal(true),
      today: z.iso.date().describe('The day in Paris'),
      entries: z.array(todaySchema.extend({ kind: z.enum(todayKinds) })),
      more: z.boolean().describe('There are more than are listed'),
    }),
  },
  'GET /admin/search': {
    access: 'staff',
    areas: 'every',
    summary: 'Finds records of all rooms that the caller may open: by names, numbers, telephone or amount',
    query: z.object({ q: lineField({ maxLength: longestSearch }) }),
    answer: z.object({
      success: z.literal(true),
      groups: z.array(z.object({ kind: z.enum(findingKinds), findings: z.array(findingSchema) })),
    }),
  },
})

export type DeskContract = typeof deskContract
