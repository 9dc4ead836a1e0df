import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Which customer has received which product: the customer's review may say so. */
export const receivedProducts = pgTable('received_pieces', {
  accountId: uuid('account_id').notNull(),
  productId: uuid('product_id').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
})
