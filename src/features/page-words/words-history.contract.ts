import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { pageWordsAudit } from './page-words.audit.ts'
import { historyActions, historyPageSize } from './page-words.limits.ts'
import { keptWords, pageOfWords, textName } from './page-words.schema.ts'

const success = z.literal(true)
const params = pageOfWords

const entrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('Null for the house itself'),
  action: z.enum(historyActions),
  key: textName,
  before: keptWords,
  after: keptWords,
  over: z.boolean().describe('A next version replaced what was changed since it was written'),
  restorable: z.boolean().describe('Whether the text says something else now'),
})

export const wordsHistoryContract = defineContract({
  'GET /admin/page-words/{page}/history': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists what was changed of the words of a page, newest first',
    params,
    query: z.object(pageParams({ defaultLimit: historyPageSize })),
    answer: z.object({
      success,
      entries: z.array(entrySchema),
      count: z.int(),
      totalPages: z.int(),
    }),
  },
  'POST /admin/page-words/{page}/restorations': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [pageWordsAudit.restored],
    summary: 'Says a text of a page again as an entry of its history left it, as a new change',
    params,
    body: z.object({
      entry: z.string().regex(/^\d{1,15}$/),
      seen: z
        .int()
        .positive()
        .nullable()
        .describe('The version of the text that was read; null where there was none'),
    }),
    conflicts: 'The text was changed meanwhile',
    answer: z.object({ success }),
  },
})

export type WordsHistoryContract = typeof wordsHistoryContract
export type WordsEntry = Readonly<z.output<typeof entrySchema>>
