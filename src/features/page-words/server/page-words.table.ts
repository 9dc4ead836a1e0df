import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { WordedPage } from '../page-words.limits.ts'

/** What the house says otherwise than the software does. */
export const pageWords = pgTable('page_words', {
  page: text().$type<WordedPage>().notNull(),
  /** The name of the text among those of its page. */
  key: text().notNull(),
  fr: text(),
  en: text(),
  version: integer().notNull().default(1),
})

export type PageWordsRow = typeof pageWords.$inferSelect
