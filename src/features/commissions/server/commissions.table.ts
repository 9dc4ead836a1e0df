import { sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/db/bytea.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { Budget, MeasureWay, Occasion } from '../commissions.limits.ts'
import type { Acceptance } from '../quotes/acceptance.ts'
import type { QuoteStatus } from '../quotes/quote.rules.ts'
import type { QuoteContent } from '../quotes/quote-content.ts'
import type { CommissionEventKind } from '../stages/commission-events.ts'
import type { CommissionStatus } from '../stages/commission-status.rules.ts'
import type { StageKey } from '../stages/stages.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const commissions = pgTable('commissions', {
  id: uuid().primaryKey().defaultRandom(),
  number: text().notNull(),
  accountId: uuid('account_id'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  language: text().$type<Language>().notNull(),
  occasion: text().$type<Occasion>().notNull(),
  eventDate: date('event_date', { mode: 'string' }),
  eventPlace: text('event_place').notNull().default(''),
  budget: text().$type<Budget>(),
  words: text().notNull().default(''),
  measures: text().$type<MeasureWay>().notNull(),
  profileId: uuid('profile_id'),
  productId: uuid('product_id'),
  status: text().$type<CommissionStatus>().notNull(),
  endedWords: text('ended_words').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** The database makes it. */
  sought: text().generatedAlwaysAs(sql``),
})

export type CommissionRow = typeof commissions.$inferSelect

/** A sent version is not changed any more: the database refuses it. */
export const commissionQuotes = pgTable('commission_quotes', {
  commissionId: uuid('commission_id').notNull(),
  version: integer().notNull(),
  status: text().$type<QuoteStatus>().notNull(),
  content: jsonb().$type<QuoteContent>().notNull(),
  totalCents: integer('total_cents').notNull(),
  saved: integer().notNull().default(1),
  writtenBy: uuid('written_by'),
  writtenAt: moment('written_at').notNull(),
  sentAt: moment('sent_at'),
  validUntil: date('valid_until', { mode: 'string' }),
  pdf: bytea(),
  sha256: text(),
  acceptedAt: moment('accepted_at'),
  acceptance: jsonb().$type<Acceptance>(),
})

/** What is paid of an accepted quote: each is the subject of a payment. */
export const commissionInstalments = pgTable('commission_instalments', {
  id: uuid().primaryKey().defaultRandom(),
  commissionId: uuid('commission_id').notNull(),
  version: integer().notNull(),
  position: integer().notNull(),
  beforeStage: text('before_stage').$type<StageKey>(),
  amountCents: integer('amount_cents').notNull(),
  status: text().$type<'open' | 'paid' | 'replaced'>().notNull(),
  paidAt: moment('paid_at'),
})

export type InstalmentRow = typeof commissionInstalments.$inferSelect

export const commissionStages = pgTable('commission_stages', {
  commissionId: uuid('commission_id').notNull(),
  stage: text().$type<StageKey>().notNull(),
  hours: integer().notNull(),
  doneOn: date('done_on', { mode: 'string' }),
  doneBy: uuid('done_by'),
  words: text().notNull().default(''),
  note: text().notNull().default(''),
})

export type StageRow = typeof commissionStages.$inferSelect

/** Time that was worked on a stage. */
export const commissionWork = pgTable('commission_work', {
  id: uuid().primaryKey().defaultRandom(),
  commissionId: uuid('commission_id').notNull(),
  stage: text().$type<StageKey>().notNull(),
  minutes: integer().notNull(),
  workedOn: date('worked_on', { mode: 'string' }).notNull(),
  memberId: uuid('member_id'),
  notedAt: moment('noted_at').notNull(),
})

export const commissionEvents = pgTable('commission_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  commissionId: uuid('commission_id').notNull(),
  at: moment('at').notNull(),
  kind: text().$type<CommissionEventKind>().notNull(),
  actor: text().$type<'customer' | 'house' | 'payment'>().notNull(),
  actorId: uuid('actor_id'),
  details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
})
