import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What the team notes about an order, for itself. */
export const orderNotes = pgTable('order_notes', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  /** Null once the author's account is closed. */
  authorId: uuid('author_id'),
  at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  text: text().notNull(),
})
