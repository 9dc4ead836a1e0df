import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { countAnswer, countedId, filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { roles } from '../../shared/roles.ts'
import { bySystem, journalPageSize, subjectMaxLength } from './journal.limits.ts'
import { listAudit } from './lists.audit.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const entrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  who: z
    .object({ _id: z.string(), name: z.string().nullable().describe('None once the account is gone') })
    .nullable()
    .describe('None for what the system did by itself'),
  role: z.enum(roles).nullable().describe('The role at the time'),
  kind: z.string().describe('The kind of record, such as `order`'),
  subject: z.string().describe('The id of the record'),
  action: z.string().describe('Such as `order.shipped`'),
  text: z.string().describe('What was done, in words that follow the name of who did it'),
  before: fields.describe('The fields that changed, as they were; none for a new record'),
  after: fields.describe('The fields that changed, as they are; none for a record that is gone'),
  retractable: z.boolean().describe('Whether it can be tried to take this back'),
})

export const journalContract = defineContract({
  'GET /admin/audit': {
    access: 'admin',
    audit: [listAudit.saved],
    summary: 'Lists what the team did, newest first, with what changed',
    query: z.object({
      ...pagesParams({ defaultLimit: journalPageSize, id: countedId }),
      person: z
        .union([z.uuid(), z.literal(bySystem)])
        .optional()
        .describe('Of one member of the team, or of the system itself'),
      kind: filterParam({ maxLength: subjectMaxLength }),
      subject: filterParam({ maxLength: subjectMaxLength }),
      from: z.iso.date().optional().describe('The first day, in Paris'),
      to: z.iso.date().optional().describe('The last day, in Paris'),
    }),
    answer: z.object({
      success: z.literal(true),
      entries: z.array(entrySchema),
      ...countAnswer,
    }),
  },
  'POST /admin/saved-lists': {
    access: 'staff',
    areas: ['accounting'],
    audit: [listAudit.saved],
    fresh: true,
    summary: 'Notes that rows of a list are saved as a file',
    body: z.object({
      list: z.string().regex(/^[a-z-]{1,40}$/),
      rows: z.number().int().nonnegative(),
      filters: z.record(z.string().max(40), z.string().max(100)).describe('Without the words looked for'),
    }),
    answer: z.object({ success: z.literal(true) }),
  },
})

export type JournalContract = typeof journalContract
export type JournalEntry = Readonly<z.output<typeof entrySchema>>
