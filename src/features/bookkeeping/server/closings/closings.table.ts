import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ClosingKind } from '../../closings/closing-periods.ts'
import type { RateShare } from '../../closings/closing-totals.ts'

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Periods that are closed, in the order in which they were; the database refuses to change them. */
export const closings = pgTable('closings', {
  no: bigint({ mode: 'number' }).primaryKey(),
  kind: text().$type<ClosingKind>().notNull(),
  /** Its place among those of its kind. */
  number: integer().notNull(),
  fromDay: date('from_day').notNull(),
  toDay: date('to_day').notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true, precision: 3 }).notNull(),
  /** Who closed it; null where it closed by itself. */
  closedBy: uuid('closed_by'),
  entries: integer().notNull(),
  netCents: cents('net_cents'),
  vatCents: cents('vat_cents'),
  absoluteCents: cents('absolute_cents'),
  rates: jsonb().$type<readonly RateShare[]>().notNull(),
  takenCents: cents('taken_cents'),
  givenBackCents: cents('given_back_cents'),
  /** The absolute amounts of all papers that there ever were. */
  perpetualCents: cents('perpetual_cents'),
  /** The same, less what was given back. */
  perpetualBalanceCents: cents('perpetual_balance_cents'),
  /** The hash over what proves the entries of a day, or over the closings that a month or a year is made of. */
  content: text().notNull(),
  /** The hash of all that this row says, and of the closing before it. */
  hash: text().notNull(),
})

export type ClosingRow = typeof closings.$inferSelect
