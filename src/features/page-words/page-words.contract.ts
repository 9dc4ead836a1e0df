import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageWordsAudit } from './page-words.audit.ts'
import { keptWords, pageOfWords, sentWords, textName, textOfPage } from './page-words.schema.ts'

const success = z.literal(true)

const ownWordsSchema = keptWords.extend({
  page: pageOfWords.shape.page,
  key: textName,
  version: z.int(),
})

const ownWordsAnswer = z.object({ success, words: z.array(ownWordsSchema) })

const words = z.record(z.string(), z.string())

export const pageWordsContract = defineContract({
  'GET /page-words/{page}': {
    access: 'public',
    summary: 'Returns the words of a page that the house says otherwise, in the language of the caller',
    params: pageOfWords,
    answer: z.object({ success, words }),
  },
  'POST /page-words/{page}/previews': {
    access: 'public',
    summary: 'Returns the words of a page as its next version says them, by the key of a preview',
    params: pageOfWords,
    body: z.object({ key: z.string().max(400) }),
    answer: z.object({
      success,
      words,
      waiting: z
        .boolean()
        .describe('Whether a next version waits; otherwise the page says these words by now'),
    }),
  },
  'GET /admin/page-words': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists the words of all pages that the house says otherwise, in both languages',
    answer: ownWordsAnswer,
  },
  'PUT /admin/page-words/{page}/{key}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [pageWordsAudit.changed],
    summary: 'Says a text of a page otherwise, or again as the software does; answers those of all pages',
    params: textOfPage,
    body: sentWords.extend({
      seen: z.int().positive().nullable().describe('The version that was read; null where there was none'),
    }),
    conflicts: 'The text was changed meanwhile',
    answer: ownWordsAnswer,
  },
})

export type PageWordsContract = typeof pageWordsContract
export type OwnWords = Readonly<z.output<typeof ownWordsSchema>>
