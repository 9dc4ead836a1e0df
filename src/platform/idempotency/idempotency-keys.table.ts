import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What was answered under which key, for two days; a row commits with what its call did. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** An account, or « guest ». */
    callerId: text('caller_id').notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** As JSON; null only inside the transaction that takes the key. */
    answer: text(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.callerId, table.endpoint, table.key] })],
)
