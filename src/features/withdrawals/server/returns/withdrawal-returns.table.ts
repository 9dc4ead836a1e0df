import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReturnState } from '../../withdrawals.limits.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** What came back of a withdrawal, and in what state. */
export const withdrawalReturns = pgTable('withdrawal_returns', {
  id: uuid().primaryKey().defaultRandom(),
  withdrawalId: uuid('withdrawal_id').notNull(),
  orderLineId: uuid('order_line_id').notNull(),
  cameOn: date('came_on', { mode: 'string' }).notNull(),
  state: text().$type<ReturnState>().notNull(),
  quantity: integer().notNull(),
  words: text().notNull().default(''),
  notedAt: instant('noted_at').notNull(),
  notedBy: uuid('noted_by'),
  restockedAt: instant('restocked_at'),
  /** The moment of the answer that was given with this entry in view. */
  decidedAt: instant('decided_at'),
})
