import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried, by a key that holds no personal data. */
export const tries = pgTable('tries', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true, precision: 3 }).notNull(),
  freeAt: timestamp('free_at', { withTimezone: true, precision: 3 }).notNull(),
})
