import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Each row moves `rating_sum` and `rating_count` of its piece, by triggers of the database. */
export const productReviews = pgTable('product_reviews', {
  id: uuid().primaryKey().defaultRandom(),
  productId: uuid('product_id').notNull(),
  accountId: uuid('account_id'),
  rating: smallint().notNull(),
  comment: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})
