import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Years whose books are forgotten; the database refuses one whose ten years are not over. */
export const forgottenYears = pgTable('forgotten_years', {
  year: integer().primaryKey(),
  /** The hash of the closing of the year. */
  hash: text().notNull(),
  forgottenAt: timestamp('forgotten_at', { withTimezone: true, precision: 3 }).notNull(),
})
