import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Payout } from '../../../platform/payments/provider-balance.ts'
import type { BalanceKind } from '../../../shared/payments/balance-kinds.ts'
import type { ProviderName } from '../../payments/server/payments.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Money that the provider sent to the bank; the database refuses to change its amount. */
export const payouts = pgTable('payouts', {
  id: text().primaryKey(),
  provider: text().$type<ProviderName>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  status: text().notNull(),
  createdAt: instant('created_at').notNull(),
  arrivesOn: date('arrives_on').notNull(),
  makeup: text().$type<Payout['makeup']>().notNull(),
  /** When all of its transactions were read. */
  itemizedAt: instant('itemized_at'),
})

/** Rows are only added: the database refuses any change but the payout that a transaction becomes part of. */
export const balanceTransactions = pgTable('balance_transactions', {
  id: text().primaryKey(),
  provider: text().$type<ProviderName>().notNull(),
  kind: text().$type<BalanceKind>().notNull(),
  type: text().notNull(),
  grossCents: integer('gross_cents').notNull(),
  feeCents: integer('fee_cents').notNull(),
  netCents: integer('net_cents').notNull(),
  currency: text().notNull(),
  at: instant('at').notNull(),
  availableAt: instant('available_at').notNull(),
  sourceId: text('source_id'),
  intentId: text('intent_id'),
  refundId: text('refund_id'),
  disputeId: text('dispute_id'),
  /** What is compared with a record of the house; the database computes it. */
  ref: text().notNull().generatedAlwaysAs(sql``),
  payoutId: text('payout_id'),
  /** When it came to the house, and is entered in its books. */
  notedAt: instant('noted_at').notNull(),
  /** Whether it is entered by itself, beside payments and refunds; the database computes it. */
  isEntered: boolean('is_entered').notNull().generatedAlwaysAs(sql``),
})

/** How far the balance of each provider has been read. */
export const balanceReadings = pgTable('balance_readings', {
  provider: text().$type<ProviderName>().primaryKey(),
  wholeUntil: instant('whole_until'),
  beganAt: instant('began_at'),
  cameTo: text('came_to'),
})
