import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { LetterContent } from '../letter.schema.ts'
import { letterAudiences, letterStatuses, reasonsMissed } from '../letters.limits.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A letter as it leaves: the place of the link to stop is filled in for each reader. */
export interface WrittenLetter {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export const letters = pgTable('letters', {
  id: uuid().primaryKey().defaultRandom(),
  content: jsonb().$type<LetterContent>().notNull(),
  status: text({ enum: letterStatuses }).notNull().default('draft'),
  audience: text({ enum: letterAudiences }),
  mails: jsonb().$type<Readonly<Partial<Record<Language, WrittenLetter>>>>(),
  readers: integer().notNull().default(0),
  written: integer().notNull().default(0),
  leftMeanwhile: integer('left_meanwhile').notNull().default(0),
  failed: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  begunAt: moment('begun_at'),
  endedAt: moment('ended_at'),
  /** When a planned letter leaves by itself. */
  sendAt: moment('send_at'),
  frenchForAll: boolean('french_for_all').notNull().default(false),
  missedAt: moment('missed_at'),
  missedBecause: text('missed_because', { enum: reasonsMissed }),
})

/** Who a letter goes to: each address once. */
export const letterReaders = pgTable('letter_readers', {
  letterId: uuid('letter_id').notNull(),
  subscriberId: uuid('subscriber_id').notNull(),
  outcome: text({ enum: ['waiting', 'written', 'left'] })
    .notNull()
    .default('waiting'),
})

export type LetterRow = typeof letters.$inferSelect
