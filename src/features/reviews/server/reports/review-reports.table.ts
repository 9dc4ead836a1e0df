import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RefusalReason } from '../../../catalog/reviews/review-refusal-reasons.ts'

/** Reviews of products, and testimonials of the house. */
export type ReportedKind = 'product' | 'testimonial'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The reports of readers about reviews of either kind. */
export const reviewReports = pgTable('review_reports', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<ReportedKind>().notNull(),
  reviewId: uuid('review_id').notNull(),
  reason: text().$type<RefusalReason>().notNull(),
  details: text().notNull(),
  reportedAt: moment('reported_at').notNull(),
  reportedFrom: text('reported_from').notNull(),
  settledAt: moment('settled_at'),
})
