import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Products that are reserved for a customer who has not paid yet. They are no longer in the stock. */
export const stockReservations = pgTable('stock_reservations', {
  reservationId: uuid('reservation_id').notNull(),
  accountId: uuid('account_id').notNull(),
  productId: uuid('product_id').notNull(),
  size: text().notNull(),
  quantity: integer().notNull(),
})
