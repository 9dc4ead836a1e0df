import { bigint, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const favourites = pgTable('favourites', {
  accountId: uuid('account_id').notNull(),
  productId: uuid('product_id').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
})
