import { date, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../../shared/i18n/languages.ts'
import type { RefusalReason } from '../../../catalog/reviews/review-refusal-reasons.ts'
import type { Suspicion } from '../../suspicion.rules.ts'
import type { TestimonialStatus } from '../../testimonial-status.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** What visitors wrote about the house, and what the house decided. */
export const testimonials = pgTable('testimonials', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  occasion: text().notNull(),
  content: text().notNull(),
  rating: smallint().notNull(),
  /** The first day of the month. */
  experiencedIn: date('experienced_in', { mode: 'string' }),
  language: text().$type<Language>().notNull(),
  email: text(),
  emailConfirmedAt: moment('email_confirmed_at'),
  tokenHash: text('token_hash'),
  status: text().$type<TestimonialStatus>().notNull().default('pending'),
  suspicion: text().$type<Suspicion>(),
  refusalReason: text('refusal_reason').$type<RefusalReason>(),
  createdAt: moment('created_at').notNull(),
  publishedAt: moment('published_at'),
  decidedAt: moment('decided_at'),
  reply: text(),
  repliedAt: moment('replied_at'),
  wordsHash: text('words_hash').notNull(),
  fingerprint: text().notNull(),
})

export type TestimonialRow = typeof testimonials.$inferSelect
