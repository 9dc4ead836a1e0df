import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { together } from '../../../../platform/db/together.ts'
import { appointmentsOfCommission } from '../../../appointments/server/booking/appointments-of-commission.public.ts'
import { placeOfStage } from '../../stages/stages.ts'
import {
  type CommissionRow,
  commissionEvents,
  commissionStages,
  type StageRow,
} from '../commissions.table.ts'
import {
  type FoundInstalment,
  type FoundPaper,
  findInstalmentsOf,
  findPapers,
} from '../paying/instalments.repository.public.ts'
import { findQuotesOf, type QuoteRow } from '../quotes.repository.public.ts'

/** What a line of a list needs of a commission. */
export interface OutlinedCommission {
  readonly commission: CommissionRow
  readonly quotes: readonly QuoteRow[]
  readonly instalments: readonly FoundInstalment[]
  /** In their order. */
  readonly stages: readonly StageRow[]
}

/** A commission with all that belongs to it. */
export interface WholeCommission extends OutlinedCommission {
  readonly papers: readonly FoundPaper[]
  readonly appointments: Awaited<ReturnType<typeof appointmentsOfCommission>>
  readonly events: readonly (typeof commissionEvents.$inferSelect)[]
}

const byPlace = (one: StageRow, other: StageRow) => placeOfStage(one.stage) - placeOfStage(other.stage)

/** Reads what belongs to some commissions, in as many queries as for one. */
export const readOutlines = async (
  db: Db,
  rows: readonly CommissionRow[],
): Promise<readonly OutlinedCommission[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [quotes, instalments, stages] = await together(
    findQuotesOf(db, ids),
    findInstalmentsOf(db, ids),
    db.select().from(commissionStages).where(inArray(commissionStages.commissionId, ids)),
  )
  const quotesOf = Map.groupBy(quotes, ({ commissionId }) => commissionId)
  const instalmentsOf = Map.groupBy(instalments, ({ commissionId }) => commissionId)
  const stagesOf = Map.groupBy(stages, ({ commissionId }) => commissionId)
  return rows.map((commission) => ({
    commission,
    quotes: quotesOf.get(commission.id) ?? [],
    instalments: instalmentsOf.get(commission.id) ?? [],
    stages: (stagesOf.get(commission.id) ?? []).toSorted(byPlace),
  }))
}

export const readWhole = async (db: Db, commission: CommissionRow): Promise<WholeCommission> => {
  const { id } = commission
  const [[outline], papers, appointments, events] = await together(
    readOutlines(db, [commission]),
    findPapers(db, id),
    appointmentsOfCommission(db, id),
    db
      .select()
      .from(commissionEvents)
      .where(eq(commissionEvents.commissionId, id))
      .orderBy(asc(commissionEvents.id)),
  )
  if (!outline) throw new Error('A commission is read without itself')
  return { ...outline, papers, appointments, events }
}
