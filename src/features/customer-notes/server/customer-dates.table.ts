import { date, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { consentWays, DateKind } from '../customer-notes.limits.ts'

/** The days that a person agreed to have remembered, one of each kind. */
export const customerDates = pgTable('customer_dates', {
  id: uuid().primaryKey().defaultRandom(),
  /** As `people.key`: the database has it follow a guest who becomes a customer, and removes it with the person. */
  personKey: text('person_key').notNull(),
  kind: text().$type<DateKind>().notNull(),
  label: text().notNull().default(''),
  day: smallint().notNull(),
  month: smallint().notNull(),
  year: smallint(),
  remindDays: smallint('remind_days'),
  /** The day of which the house has thought; of one that comes each year, the last. */
  doneFor: date('done_for'),
  consentHow: text('consent_how').$type<(typeof consentWays)[number]>().notNull(),
  consentOn: date('consent_on').notNull(),
  /** Null once the member's account is closed. */
  consentNotedBy: uuid('consent_noted_by'),
  consentNotedAt: timestamp('consent_noted_at', { withTimezone: true, precision: 3 }).notNull(),
})

export type CustomerDateRow = typeof customerDates.$inferSelect
