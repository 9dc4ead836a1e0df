import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Which customer has received which product. The customer's review of it may say so. */
export const receivedProducts = pgTable('received_pieces', {
  accountId: uuid('account_id').notNull(),
  productId: uuid('product_id').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
})
