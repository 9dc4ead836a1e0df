import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The settings that differ from their defaults, one row for each subject. */
export const settingsTable = pgTable('settings', {
  subject: text().primaryKey(),
  changes: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
