import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The open link for a companion of a commission. */
export const commissionCompanions = pgTable('commission_companions', {
  commissionId: uuid('commission_id').primaryKey(),
  /** Another one each time that a link is opened, so that a closed one never opens again. */
  nonce: uuid().notNull().defaultRandom(),
  openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }).notNull(),
})
