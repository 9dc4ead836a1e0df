import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The answer of each key, kept for two days; the row commits with the writes of its call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The id of an account, or « guest ». */
    callerId: text('caller_id').notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** The answer as JSON; null only inside the transaction that takes the key. */
    answer: text(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.callerId, table.endpoint, table.key] })],
)
