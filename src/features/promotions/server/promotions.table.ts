import { boolean, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Audience } from '../promotions.limits.ts'

/** The promotional codes of the house but for the welcome code. Their uses are the orders that bear them. */
export const promotions = pgTable('promotions', {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  /** Either this or the amount. */
  percent: smallint(),
  amountCents: integer('amount_cents'),
  leastCents: integer('least_cents').notNull(),
  fromDay: date('from_day', { mode: 'string' }),
  untilDay: date('until_day', { mode: 'string' }),
  mostUses: integer('most_uses'),
  mostPerCustomer: integer('most_per_customer'),
  audience: text().$type<Audience>().notNull(),
  excludedCategories: text('excluded_categories').array().notNull(),
  excludedProducts: uuid('excluded_products').array().notNull(),
  excludesReduced: boolean('excludes_reduced').notNull(),
  excludesMadeToMeasure: boolean('excludes_made_to_measure').notNull(),
  stopped: boolean().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' })
    .notNull()
    .defaultNow(),
  version: integer().notNull().default(1),
})

/** For whom a code is that names people, in lower case. */
export const promotionPeople = pgTable('promotion_people', {
  promotionId: uuid('promotion_id').notNull(),
  email: text().notNull(),
})

export type PromotionRow = typeof promotions.$inferSelect
