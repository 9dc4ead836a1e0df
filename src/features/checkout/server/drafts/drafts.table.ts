import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What a customer has entered for an order that is not placed yet. */
export const checkoutDrafts = pgTable('checkout_drafts', {
  accountId: uuid('account_id').primaryKey(),
  draft: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
})
