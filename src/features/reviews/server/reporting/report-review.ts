import { and, eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import type { RefusalReason } from '../../../catalog/reviews/review-refusal-reasons.ts'
import { productReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'
import { countSending } from '../../../tries/server/sending-tries.public.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { testimonialsErrors } from '../../testimonials.errors.ts'
import { type ReportedKind, reviewReports } from '../reports/review-reports.table.ts'
import { testimonials } from '../testimonials/testimonials.table.ts'

interface Report {
  readonly kind: ReportedKind
  readonly review: string
  readonly reason: RefusalReason
  readonly details: string
}

const isShown = async (db: Db, { kind, review: id }: Report) => {
  if (!isUuid(id)) return false
  const shown =
    kind === 'product'
      ? await db.$count(
          productReviews,
          and(eq(productReviews.id, id), eq(productReviews.status, 'published')),
        )
      : await db.$count(testimonials, and(eq(testimonials.id, id), eq(testimonials.status, 'approved')))
  return shown > 0
}

/** Records what a reader reports about a published review. The same reader can report each review only once. */
export const reportReview = (ctx: Context, report: Report) =>
  ctx.write(async ({ db }) => {
    await countSending({ ...ctx, db }, { what: 'report', email: null })
    if (!(await isShown(db, report))) throw testimonialsErrors.testimonialNotFound()
    const { kind, review: reviewId, reason, details } = report
    const reportedAt = dateOf(ctx.clock.now())
    await db
      .insert(reviewReports)
      .values({ kind, reviewId, reason, details, reportedAt, reportedFrom: whereFrom(ctx).address })
      .onConflictDoNothing()
  })
