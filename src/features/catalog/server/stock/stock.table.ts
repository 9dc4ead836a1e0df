import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Pieces that are out of the stock for somebody who has not paid yet. */
export const stockReservations = pgTable('stock_reservations', {
  reservationId: uuid('reservation_id').notNull(),
  accountId: uuid('account_id').notNull(),
  productId: uuid('product_id').notNull(),
  size: text().notNull(),
  quantity: integer().notNull(),
})

/** Who has received which piece: her review may say so. */
export const receivedPieces = pgTable('received_pieces', {
  accountId: uuid('account_id').notNull(),
  productId: uuid('product_id').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
})
