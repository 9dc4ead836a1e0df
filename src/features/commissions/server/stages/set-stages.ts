import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { QuoteStage } from '../../quotes/quote-content.ts'
import { commissionStages } from '../commissions.table.ts'

/**
 * Gives a commission the stages of a quote. Those that were passed stay as they are, even where a new version has them no
 * more; of the others, those that it lacks go.
 */
export const setStages = async (
  db: Db,
  { commissionId, planned }: { readonly commissionId: string; readonly planned: readonly QuoteStage[] },
) => {
  await db.delete(commissionStages).where(
    and(
      eq(commissionStages.commissionId, commissionId),
      isNull(commissionStages.doneOn),
      notInArray(
        commissionStages.stage,
        planned.map(({ stage }) => stage),
      ),
    ),
  )
  await db
    .insert(commissionStages)
    .values(planned.map(({ stage, hours }) => ({ commissionId, stage, hours })))
    .onConflictDoUpdate({
      target: [commissionStages.commissionId, commissionStages.stage],
      set: { hours: sql`excluded.hours` },
    })
}
