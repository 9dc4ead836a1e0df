import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { MessageStatus } from '../contact.limits.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Messages that visitors wrote to the house, and where each stands. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid().primaryKey().defaultRandom(),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  language: text().$type<Language>().notNull(),
  receivedAt: moment('received_at').notNull(),
  wordsHash: text('words_hash').notNull(),
  status: text().$type<MessageStatus>().notNull().default('new'),
  assigneeId: uuid('assignee_id'),
  closedAt: moment('closed_at'),
  version: integer().notNull().default(0),
})

/** What the house answered, by mail. */
export const contactReplies = pgTable('contact_replies', {
  id: uuid().primaryKey().defaultRandom(),
  messageId: uuid('message_id').notNull(),
  authorId: uuid('author_id'),
  reply: text().notNull(),
  sentAt: moment('sent_at').notNull(),
})

export type ContactMessageRow = typeof contactMessages.$inferSelect
