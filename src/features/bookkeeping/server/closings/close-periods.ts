import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { bookkeepingAudit } from '../../bookkeeping.audit.ts'
import { bookkeepingErrors } from '../../bookkeeping.errors.ts'
import {
  type ClosedPeriod,
  type ClosingKind,
  endOfNamed,
  isBehind,
  lastDayOver,
  nameOfClosing,
  type PeriodEnd,
  periodAfter,
} from '../../closings/closing-periods.ts'
import { sumOfTotals } from '../../closings/closing-totals.ts'
import { type ClosingRow, closings } from './closings.table.ts'
import { contentOfParts, hashOfClosing, nothingBefore, perpetualAfter } from './seal-closing.ts'
import { findFirstDay, readDay } from './sealed-entries.ts'

/** Periods that one transaction closes, while nothing else can be entered: on the embedded database everybody waits. */
const atOnce = 4

/** What nobody can write while a period is being closed: see the trigger of papers and movements. */
const lockEntries = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('closings'))`)

export const findLastClosing = async (db: Db) => {
  const [last] = await db.select().from(closings).orderBy(desc(closings.no)).limit(1)
  return last
}

/** A month is made of its days, a year of its months. */
const partsOf = { month: 'day', year: 'month' } as const

const contentOf = async (db: Db, { kind, fromDay, toDay }: ClosedPeriod) => {
  if (kind === 'day') return readDay(db, toDay)
  const parts = await db
    .select()
    .from(closings)
    .where(and(eq(closings.kind, partsOf[kind]), gte(closings.fromDay, fromDay), lte(closings.toDay, toDay)))
    .orderBy(asc(closings.no))
  return { ...sumOfTotals(parts), content: contentOfParts(parts) }
}

interface Closing {
  readonly last: ClosingRow | undefined
  readonly period: ClosedPeriod
}

const sealPeriod = async (ctx: Pick<Context, 'caller' | 'clock' | 'audited'>, db: Db, at: Closing) => {
  const { period, last = nothingBefore } = at
  const [same] = await db.select({ number: count() }).from(closings).where(eq(closings.kind, period.kind))
  const content = await contentOf(db, period)
  const closing = {
    ...period,
    ...content,
    ...perpetualAfter(last, { kind: period.kind, ...content }),
    no: last.no + 1,
    number: (same?.number ?? 0) + 1,
    closedAt: dateOf(ctx.clock.now()),
    closedBy: ctx.caller?.id ?? null,
  }
  const row = { ...closing, hash: hashOfClosing(closing, last.hash) }
  await db.insert(closings).values(row)
  const { no, hash } = row
  const named = nameOfClosing(period)
  await audit(db, ctx, bookkeepingAudit['period-closed'], { id: named, after: { period: named, no, hash } })
  return row
}

const closeSome = (ctx: Context, asked: PeriodEnd) =>
  ctx.write(async ({ db }) => {
    await lockEntries(db)
    const firstDay = await findFirstDay(db)
    if (firstDay === undefined) return 0
    let last = await findLastClosing(db)
    for (let closed = 0; closed < atOnce; closed++) {
      const period = periodAfter(last, firstDay)
      if (isBehind(period, asked)) return closed
      last = await sealPeriod(ctx, db, { last, period })
    }
    return atOnce
  })

/** Closes in their order all periods up to one, which is over; returns how many. Of two who close, the second goes on. */
const closeUpTo = async (ctx: Context, asked: PeriodEnd) => {
  let closed = 0
  for (let some = atOnce; some === atOnce; closed += some) some = await closeSome(ctx, asked)
  return closed
}

/** Closes each day, month and year that is over. */
export const closeByItself = (ctx: Context) =>
  closeUpTo(ctx, { kind: 'year', toDay: lastDayOver(ctx.clock.now().epochMilliseconds) })

interface ClosingInput {
  readonly kind: ClosingKind
  readonly period: string
}

/** Closes a period that somebody asks for, and what comes before it. */
export const closeByHand = async (ctx: Context, { kind, period }: ClosingInput) => {
  const asked = endOfNamed(kind, period)
  if (asked.toDay > lastDayOver(ctx.clock.now().epochMilliseconds)) throw bookkeepingErrors.periodNotOver()
  const firstDay = await findFirstDay(ctx.db)
  if (firstDay === undefined || asked.toDay < firstDay) throw bookkeepingErrors.nothingToClose()
  const closed = await closeUpTo(ctx, asked)
  if (closed === 0) throw bookkeepingErrors.alreadyClosed()
  return closed
}
