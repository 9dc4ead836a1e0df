import { and, desc, eq, gte, lt, lte } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { yearOf } from '../../../../shared/calendar/civil-date.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { findNames } from '../../../accounts/server/people.public.ts'
import { duePeriods, lastDayOver, nameOfClosing } from '../../closings/closing-periods.ts'
import type { Closing, ClosingsContract } from '../../closings/closings.contract.ts'
import { columnsPerRate } from '../per-rate.ts'
import { findLastClosing } from './close-periods.ts'
import { type ClosingRow, closings } from './closings.table.ts'
import { readForgotten } from './read-forgotten.ts'
import { findFirstDay } from './sealed-entries.ts'

interface Known {
  readonly names: ReadonlyMap<string | null, string>
  readonly forgotten: ReadonlyMap<number, string>
}

const onTheWire = (row: ClosingRow, { names, forgotten }: Known): Closing => ({
  _id: String(row.no),
  kind: row.kind,
  period: nameOfClosing(row),
  number: row.number,
  from: row.fromDay,
  to: row.toDay,
  closedAt: row.closedAt.toISOString(),
  closedBy: names.get(row.closedBy) ?? null,
  byHand: row.closedBy !== null,
  entries: row.entries,
  net: eurosOfCents(row.netCents),
  vat: eurosOfCents(row.vatCents),
  total: eurosOfCents(row.netCents + row.vatCents),
  ...columnsPerRate(
    row.rates.map(([rateBasisPoints, baseCents, vatCents]) => ({ rateBasisPoints, baseCents, vatCents })),
  ),
  taken: eurosOfCents(row.takenCents),
  givenBack: eurosOfCents(row.givenBackCents),
  perpetual: eurosOfCents(row.perpetualCents),
  perpetualBalance: eurosOfCents(row.perpetualBalanceCents),
  hash: row.hash,
  forgottenAt: forgotten.get(yearOf(row.toDay)) ?? null,
})

const namedClosings = async (db: Db, rows: readonly ClosingRow[]) => {
  const names = await findNames(
    db,
    rows.map(({ closedBy }) => closedBy),
  )
  const forgotten = await readForgotten(db)
  return rows.map((row) => onTheWire(row, { names, forgotten }))
}

type ClosingsInput = z.output<ClosingsContract['GET /admin/accounts/closings']['query']>

/** A page of the closings, the last one first, and what can be closed now. */
export const readClosings = async ({ db, clock }: Context, input: ClosingsInput) => {
  const { from, to, kind, after, limit } = input
  const rows = await db
    .select()
    .from(closings)
    .where(
      and(
        from === undefined ? undefined : gte(closings.toDay, from),
        to === undefined ? undefined : lte(closings.toDay, to),
        kind && eq(closings.kind, kind),
        after === undefined ? undefined : lt(closings.no, Number(after)),
      ),
    )
    .orderBy(desc(closings.no))
    .limit(limit + 1)
  const books = { firstDay: await findFirstDay(db), last: await findLastClosing(db) }
  const due = duePeriods(books, lastDayOver(clock.now().epochMilliseconds))
  return {
    success: true as const,
    closings: await namedClosings(db, rows.slice(0, limit)),
    more: rows.length > limit,
    due: due.map((end) => ({ kind: end.kind, period: nameOfClosing(end) })),
  }
}

/** The last closing as it is told. */
export const readLastClosing = async (db: Db) => {
  const last = await findLastClosing(db)
  const [closing] = last ? await namedClosings(db, [last]) : []
  if (!closing) throw new Error('A closing has gone')
  return closing
}
