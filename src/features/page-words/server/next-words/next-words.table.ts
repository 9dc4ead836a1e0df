import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SaidWords, WordedPage } from '../../page-words.limits.ts'
import { nextNumber } from '../page-words.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Texts by their names. */
export type SaidTexts = Readonly<Record<string, SaidWords>>

/** The words that wait beside those that a page says. */
export const nextPageWords = pgTable('next_page_words', {
  page: text().$type<WordedPage>().primaryKey(),
  words: jsonb().$type<SaidTexts>().notNull(),
  /** What the page said of these texts when they were written. */
  base: jsonb().$type<SaidTexts>().notNull(),
  publishAt: instant('publish_at'),
  endsAt: instant('ends_at'),
  savedAt: instant('saved_at').notNull(),
  version: integer().notNull().default(nextNumber),
})

export type NextWordsRow = typeof nextPageWords.$inferSelect
