import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { sentAwayReasons } from '../../../../shared/sent-away.ts'

export const sentAway = pgTable(
  'sent_away',
  {
    minute: timestamp({ withTimezone: true, precision: 0, mode: 'date' }).notNull(),
    reason: text({ enum: sentAwayReasons }).notNull(),
    requests: integer().notNull(),
  },
  ({ minute, reason }) => [primaryKey({ columns: [minute, reason] })],
)
