import { bigint, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What a product costs the company since a moment; the database lets nobody change or remove a row. */
export const productCosts = pgTable('product_costs', {
  productId: uuid('product_id').notNull(),
  since: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  costCents: integer('cost_cents'),
})
