import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { type ReportedKind, reviewReports } from './review-reports.table.ts'

/** Settles the reports of readers about these reviews. Returns the ids of the reviews that had an open report. */
export const settleReports = async (
  db: Db,
  { kind, ids, at }: { kind: ReportedKind; ids: readonly string[]; at: Date },
) => {
  const settled = await db
    .update(reviewReports)
    .set({ settledAt: at })
    .where(
      and(
        eq(reviewReports.kind, kind),
        inArray(reviewReports.reviewId, [...ids]),
        isNull(reviewReports.settledAt),
      ),
    )
    .returning({ reviewId: reviewReports.reviewId })
  return new Set(settled.map(({ reviewId }) => reviewId))
}
