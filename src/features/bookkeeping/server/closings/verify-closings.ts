import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { type CivilDate, yearOf } from '../../../../shared/calendar/civil-date.ts'
import { bookkeepingAudit } from '../../bookkeeping.audit.ts'
import { nameOfClosing, periodAfter } from '../../closings/closing-periods.ts'
import { sumOfTotals, valuesOf } from '../../closings/closing-totals.ts'
import { type ClosingRow, closings } from './closings.table.ts'
import { readForgotten } from './read-forgotten.ts'
import { contentOfParts, hashOfClosing, nothingBefore, perpetualAfter } from './seal-closing.ts'
import { findFirstDay, readDay } from './sealed-entries.ts'

/** Read at once. */
const atOnce = 500

export interface ClosingFault {
  readonly no: number
  readonly period: string
  /**
   * The row or the one before it is another; it is not the period that follows; entries were taken away, slipped in or
   * changed; its sums are others; there are entries before the first closing; the log tells of a closing that is gone.
   */
  readonly why: 'broken' | 'out-of-turn' | 'fewer' | 'more' | 'changed' | 'sums' | 'before' | 'gone'
}

interface Walk {
  readonly firstDay: CivilDate
  readonly forgotten: ReadonlyMap<number, string>
  last: ClosingRow | undefined
  readonly numbers: Record<ClosingRow['kind'], number>
  /** The days since the last month, and the months since the last year. */
  readonly parts: { month: ClosingRow[]; year: ClosingRow[] }
}

/** What a closing was made of. Of a forgotten day, that is what its closing says: it was verified before. */
const found = (db: Db, row: ClosingRow, { parts, forgotten }: Walk) => {
  const { kind, toDay } = row
  if (kind !== 'day') return { ...sumOfTotals(parts[kind]), content: contentOfParts(parts[kind]) }
  return forgotten.has(yearOf(toDay)) ? row : readDay(db, toDay)
}

const isInTurn = ({ kind, fromDay, toDay, number }: ClosingRow, walk: Walk) => {
  const period = periodAfter(walk.last, walk.firstDay)
  return (
    kind === period.kind &&
    fromDay === period.fromDay &&
    toDay === period.toDay &&
    number === walk.numbers[kind] + 1
  )
}

const faultOf = async (db: Db, row: ClosingRow, walk: Walk): Promise<ClosingFault['why'] | undefined> => {
  const before = walk.last ?? nothingBefore
  if (row.no !== before.no + 1 || row.hash !== hashOfClosing(row, before.hash)) return 'broken'
  if (!isInTurn(row, walk)) return 'out-of-turn'
  const { content, ...totals } = await found(db, row, walk)
  if (totals.entries !== row.entries) return totals.entries < row.entries ? 'fewer' : 'more'
  if (content !== row.content) return 'changed'
  const { perpetualCents, perpetualBalanceCents } = perpetualAfter(before, { kind: row.kind, ...totals })
  const isSame =
    JSON.stringify(valuesOf(totals)) === JSON.stringify(valuesOf(row)) &&
    perpetualCents === row.perpetualCents &&
    perpetualBalanceCents === row.perpetualBalanceCents
  return isSame ? undefined : 'sums'
}

const goOn = (walk: Walk, row: ClosingRow) => {
  walk.last = row
  walk.numbers[row.kind]++
  if (row.kind === 'day') walk.parts.month.push(row)
  if (row.kind === 'month') {
    walk.parts.month = []
    walk.parts.year.push(row)
  }
  if (row.kind === 'year') walk.parts.year = []
}

async function* everyClosing(db: Db) {
  for (let no = 0, isMore = true; isMore; ) {
    const rows = await db
      .select()
      .from(closings)
      .where(gt(closings.no, no))
      .orderBy(asc(closings.no))
      .limit(atOnce)
    yield* rows
    no = rows.at(-1)?.no ?? no
    isMore = rows.length === atOnce
  }
}

/** The first closing that the log tells of and that is not there: whoever cuts the chain off has two chains to rewrite. */
const findGone = async (db: Db): Promise<ClosingFault | undefined> => {
  const { rows } = await db.execute<{ no: string; period: string }>(sql`
    select told.after ->> 'no' as no, told.subject_id as period from audit_log told
    where told.action = ${bookkeepingAudit['period-closed'].action} and not exists (
      select from closings c where c.no = (told.after ->> 'no')::bigint and c.hash = told.after ->> 'hash')
    order by told.id limit 1`)
  const [gone] = rows
  return gone && { no: Number(gone.no), period: gone.period, why: 'gone' }
}

/**
 * Walks all closings from the first one on, and adds up and hashes again what each of them sealed, a day at a time. Returns
 * the first fault, how many closings there are, and the hash of the last.
 */
export const verifyClosings = async (db: Db) => {
  let walk: Walk | undefined
  for await (const row of everyClosing(db)) {
    const { no } = row
    const fault = (why: ClosingFault['why']) => ({ no, period: nameOfClosing(row), why })
    if (walk === undefined) {
      walk = {
        firstDay: row.fromDay,
        forgotten: await readForgotten(db),
        last: undefined,
        numbers: { day: 0, month: 0, year: 0 },
        parts: { month: [], year: [] },
      }
      const firstDay = await findFirstDay(db)
      if (firstDay !== undefined && firstDay < row.fromDay) return { fault: fault('before'), closings: no }
    }
    const why = await faultOf(db, row, walk)
    if (why) return { fault: fault(why), closings: no }
    goOn(walk, row)
  }
  return { fault: await findGone(db), closings: walk?.last?.no ?? 0, head: walk?.last?.hash }
}
