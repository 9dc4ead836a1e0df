import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const ownSizes = pgTable('own_sizes', {
  accountId: uuid('account_id').primaryKey(),
  size: text().notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})
