import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { takeSending } from '../../../accounts/server/security/sending-tries.public.ts'
import { whereFrom } from '../../../accounts/server/security/where-from.public.ts'
import type { RefusalReason } from '../../../catalog/review-refusal-reasons.ts'
import { productReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'
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

/** Notes what a reader holds against a review that is shown; the same reader is heard once of each. */
export const reportReview = (ctx: Context, report: Report) =>
  ctx.write(async ({ db }) => {
    await takeSending({ ...ctx, db }, { what: 'report', email: null })
    if (!(await isShown(db, report))) throw testimonialsErrors.testimonialNotFound()
    const { kind, review: reviewId, reason, details } = report
    const reportedAt = new Date(ctx.clock.now().epochMilliseconds)
    await db
      .insert(reviewReports)
      .values({ kind, reviewId, reason, details, reportedAt, reportedFrom: whereFrom(ctx).address })
      .onConflictDoNothing()
  })
