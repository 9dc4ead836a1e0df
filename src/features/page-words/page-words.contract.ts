import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { pageWordsAudit } from './page-words.audit.ts'
import { hasKnownPlaces, wordedPages, wordsLength } from './page-words.limits.ts'
import './page-words.refusals.fr.ts'

const success = z.literal(true)
const page = z.enum(wordedPages)
const key = z.string().regex(/^[A-Za-z][\w.]{0,99}$/)

const words = lineField({ maxLength: wordsLength })
  .min(1)
  .refine(hasKnownPlaces, { error: 'page-words:fields.places' })
  .nullable()
  .describe('Null: as the software says it')

const ownWordsSchema = z.object({
  page,
  key: z.string().describe('The text, by its name among those of its page'),
  fr: z.string().nullable(),
  en: z.string().nullable(),
  version: z.int(),
})

const ownWordsAnswer = z.object({ success, words: z.array(ownWordsSchema) })

export const pageWordsContract = defineContract({
  'GET /page-words/{page}': {
    access: 'public',
    summary: 'Returns the words of a page that the house says otherwise, in the language of the caller',
    params: z.object({ page }),
    answer: z.object({ success, words: z.record(z.string(), z.string()) }),
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
    params: z.object({ page, key }),
    body: z.object({
      fr: words,
      en: words,
      seen: z.int().positive().nullable().describe('The version that was read; null where there was none'),
    }),
    conflicts: 'The text was changed meanwhile',
    answer: ownWordsAnswer,
  },
})

export type PageWordsContract = typeof pageWordsContract
export type OwnWords = Readonly<z.output<typeof ownWordsSchema>>
