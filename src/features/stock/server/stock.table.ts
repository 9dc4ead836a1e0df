import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Products that are reserved for a customer who has not paid yet. They are no longer in the stock. */
export const stockReservations = pgTable('stock_reservations', {
  reservationId: uuid('reservation_id').notNull(),
  accountId: uuid('account_id').notNull(),
  productId: uuid('product_id').notNull(),
  size: text().notNull(),
  quantity: integer().notNull(),
})

/** The database itself writes a row for each change of a stock (`stock-cause.public.ts`). The application only reads them. */
export const stockMovements = pgTable('stock_movements', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  productId: uuid('product_id').notNull(),
  size: text().notNull(),
  change: integer().notNull(),
  /** What was there afterwards. */
  stock: integer().notNull(),
  cause: text().notNull(),
  orderId: uuid('order_id'),
  actorId: text('actor_id'),
  reason: text(),
  at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
})
