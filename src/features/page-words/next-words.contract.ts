import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageWordsAudit } from './page-words.audit.ts'
import { keptWords, pageOfWords, sentWords, textName, textOfPage } from './page-words.schema.ts'

const success = z.literal(true)
const params = pageOfWords
const seen = z.int().positive().describe('The version of the next version that was read')
const moment = z.iso.datetime({ offset: true }).nullable()

const nextWordsSchema = z.object({
  texts: z.array(
    z.object({
      key: textName,
      before: keptWords.describe('As the page says it now'),
      after: keptWords,
      changedSince: z.boolean().describe('The page says something else than when it was written'),
    }),
  ),
  publishAt: z.iso.datetime().nullable().describe('When it is published by itself'),
  endsAt: z.iso.datetime().nullable().describe('When the words before it come back'),
  savedAt: z.iso.datetime(),
  version: z.int(),
})

const answer = z.object({ success, nextVersion: nextWordsSchema.nullable() })

export const nextWordsContract = defineContract({
  'GET /admin/page-words/{page}/next-version': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Returns the words that wait beside those that a page says',
    params,
    answer,
  },
  'PUT /admin/page-words/{page}/next-version/texts/{key}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [pageWordsAudit.next_saved, pageWordsAudit.next_discarded],
    summary: 'Writes a text of the next version of a page, or leaves it out of it',
    params: textOfPage,
    body: z.object({
      words: sentWords.nullable().describe('Null: the next version leaves the text as it is'),
      seen: seen.nullable().describe('Null where none was there'),
    }),
    conflicts: 'The next version was changed meanwhile',
    answer,
  },
  'PUT /admin/page-words/{page}/next-version/dates': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [pageWordsAudit.next_saved],
    summary:
      'Sets when the next version of a page is published by itself, and when the words before come back',
    params,
    body: z.object({
      publishAt: moment.describe('A moment to come; null: somebody publishes it'),
      endsAt: moment.describe('A moment after it; null: its words stay'),
      seen,
    }),
    conflicts: 'The next version was changed meanwhile',
    answer,
  },
  'POST /admin/page-words/{page}/next-version/publication': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [pageWordsAudit.next_published, pageWordsAudit.next_saved],
    summary: 'Publishes the next version of the words of a page, all its texts at once',
    params,
    body: z.object({
      seen,
      replacing: z
        .array(z.string().max(100))
        .max(500)
        .default([])
        .describe('The texts that were changed since it was written, and that it replaces nevertheless'),
    }),
    conflicts: 'The next version, or a text that it replaces, was changed meanwhile',
    answer,
  },
  'DELETE /admin/page-words/{page}/next-version': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [pageWordsAudit.next_discarded],
    summary: 'Discards the next version of the words of a page',
    params,
    query: z.object({ seen: z.coerce.number().pipe(seen) }),
    conflicts: 'The next version was changed meanwhile',
    answer: z.object({ success }),
  },
  'POST /admin/page-words/{page}/previews': {
    access: 'staff',
    areas: ['catalogue'],
    audit: { none: 'it changes nothing, and shows no more than what waits' },
    summary:
      'Makes a key by which somebody without an account sees a page with its next words, for seven days',
    params,
    answer: z.object({
      success,
      key: z.string(),
      until: z.iso.datetime().describe('Until when the link is good'),
    }),
  },
})

export type NextWordsContract = typeof nextWordsContract
export type NextWords = Readonly<z.output<typeof nextWordsSchema>>
