import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Customers with an account, and guests; the database keeps them, and nobody else writes them. */
export const people = pgTable('people', {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull(),
  accountId: uuid('account_id'),
  /** In small letters; empty for a guest who gave none. */
  email: text().notNull(),
  phone: text().notNull(),
  /** The addresses and telephone numbers that were joined to the person. */
  also: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  language: text().$type<Language>().notNull(),
  firstSeenAt: moment('first_seen_at').notNull(),
  lastContactAt: moment('last_contact_at').notNull(),
})

export type PersonRow = typeof people.$inferSelect
