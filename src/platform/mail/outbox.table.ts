import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../shared/i18n/languages.ts'

export interface StoredAttachment {
  readonly filename: string
  readonly contentType: string
  readonly base64: string
}

/** `kept` is the final status without SMTP: the mail is read in the admin. */
export type MailStatus = 'queued' | 'kept' | 'sent' | 'failed'

/** Every mail that was written, and its status. */
export const mailOutbox = pgTable('mail_outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  causeKey: text('cause_key').notNull().unique(),
  /** The account that the mail is about; null for a guest, and after the account is closed. */
  accountId: uuid('account_id'),
  language: text().$type<Language>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  plainText: text('plain_text').notNull(),
  attachments: jsonb().$type<readonly StoredAttachment[]>().notNull().default([]),
  unsubscribeUrl: text('unsubscribe_url'),
  /** Whether a member of the team wrote the text. */
  byHand: boolean('by_hand').notNull().default(false),
  status: text().$type<MailStatus>().notNull().default('queued'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
})

export type MailRow = typeof mailOutbox.$inferSelect
