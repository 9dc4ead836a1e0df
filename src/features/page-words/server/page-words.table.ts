import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { WordedPage } from '../page-words.limits.ts'

/** A number that no version has had, also none of a text that was taken back since it was read. */
export const nextNumber = sql<number>`nextval('page_words_numbers')`

/** What the house says otherwise than the software does. */
export const pageWords = pgTable('page_words', {
  page: text().$type<WordedPage>().notNull(),
  /** The name of the text among those of its page. */
  key: text().notNull(),
  fr: text(),
  en: text(),
  version: integer().notNull().default(nextNumber),
})

export type PageWordsRow = typeof pageWords.$inferSelect
