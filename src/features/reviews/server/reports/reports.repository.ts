import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { Reported } from '../../review-reports.contract.ts'
import { type ReportedKind, reviewReports } from './review-reports.table.ts'

/** Counts the open reports of a review, as a column of the query that reads its row. */
export const openReportsOf = (kind: ReportedKind, reviewId: SQL) => sql<number>`(
  select count(*) from ${reviewReports}
  where ${reviewReports.kind} = ${kind} and ${reviewReports.reviewId} = ${reviewId}
    and ${reviewReports.settledAt} is null)::int`

/** The reports of readers about one review, from the first to the last. */
export const findReports = async (
  db: Db,
  { kind, id }: { kind: ReportedKind; id: string },
): Promise<Reported> => {
  const rows = await db
    .select()
    .from(reviewReports)
    .where(and(eq(reviewReports.kind, kind), eq(reviewReports.reviewId, id)))
    .orderBy(asc(reviewReports.reportedAt), asc(reviewReports.id))
  return rows.map(({ reportedAt, reason, details, settledAt }) => ({
    at: reportedAt.toISOString(),
    reason,
    details,
    settled: settledAt !== null,
  }))
}
