import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Addresses that wait for a size that is out of stock; a product without sizes has the size ''. */
export const stockAlerts = pgTable('stock_alerts', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id'),
  productId: uuid('product_id').notNull(),
  size: text().notNull(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  askedAt: moment('asked_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  tokenHash: text('token_hash'),
  stopKey: text('stop_key').notNull(),
})

export type StockAlert = typeof stockAlerts.$inferSelect
