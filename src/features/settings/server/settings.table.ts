import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the house has changed of its defaults, one row a subject. */
export const settingsTable = pgTable('settings', {
  subject: text().primaryKey(),
  changes: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
