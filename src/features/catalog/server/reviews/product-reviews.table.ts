import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../../shared/i18n/languages.ts'
import type { ProductReviewStatus } from '../../reviews/product-reviews.limits.ts'
import type { RefusalReason } from '../../reviews/review-refusal-reasons.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/**
 * Triggers of the database update `rating_sum` and `rating_count` of the product when a row
 * changes. Only published reviews count.
 */
export const productReviews = pgTable('product_reviews', {
  id: uuid().primaryKey().defaultRandom(),
  productId: uuid('product_id').notNull(),
  accountId: uuid('account_id'),
  rating: smallint().notNull(),
  comment: text().notNull(),
  language: text().$type<Language>(),
  createdAt: moment('created_at').notNull(),
  status: text().$type<ProductReviewStatus>().notNull().default('published'),
  refusalReason: text('refusal_reason').$type<RefusalReason>(),
  updatedAt: moment('updated_at'),
  decidedAt: moment('decided_at'),
  reply: text(),
  repliedAt: moment('replied_at'),
})

/** Refused reviews that their authors deleted. */
export const refusedReviews = pgTable(
  'refused_reviews',
  {
    productId: uuid('product_id').notNull(),
    accountId: uuid('account_id').notNull(),
    refusedAt: moment('refused_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.accountId] })],
)
