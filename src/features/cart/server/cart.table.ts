import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MergedLine } from '../customer/merge.rules.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/**
 * A line for each product and size; a product without sizes has the size ''. The customer's calls lock the account; a
 * payment, which removes bought products, does not.
 */
export const cartLines = pgTable('cart_lines', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  productId: uuid('product_id').notNull(),
  size: text().notNull().default(''),
  quantity: integer().notNull(),
  seenPriceCents: integer('seen_price_cents').notNull(),
  addedAt: instant('added_at').notNull(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
})

/** The carts of guests that were merged into an account's cart. */
export const cartMerges = pgTable('cart_merges', {
  accountId: uuid('account_id').notNull(),
  mergeId: uuid('merge_id').notNull(),
  mergedAt: instant('merged_at').notNull(),
  lines: jsonb().$type<readonly MergedLine[]>().notNull(),
})
