import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who of the team has which record open at this minute. */
export const presences = pgTable('presences', {
  accountId: uuid('account_id').notNull(),
  kind: text().notNull(),
  recordId: text('record_id').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})
