import { and, eq, gt, gte, inArray, isNull, lt, max, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { startOfDay } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { countedUpTo, highestFirst, type PageInput, pageOf } from '../../../platform/db/pages/page-of.ts'
import { together } from '../../../platform/db/together.ts'
import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { findNames } from '../../accounts/server/people.public.ts'
import { takeBackOf } from '../../take-backs/server/every-take-back.public.ts'
import type { JournalEntry } from '../journal.contract.ts'
import { bySystem } from '../journal.limits.ts'
import { vocabulary } from './vocabulary.ts'

interface FindEntriesInput extends PageInput {
  readonly person?: string | undefined
  readonly kind?: string | undefined
  readonly subject?: string | undefined
  readonly from?: CivilDate | undefined
  readonly to?: CivilDate | undefined
}

const isBy = (person: string) =>
  person === bySystem ? isNull(auditLog.actorId) : eq(auditLog.actorId, person)

const isWanted = ({ person, kind, subject, from, to }: Omit<FindEntriesInput, keyof PageInput>) =>
  and(
    person === undefined ? undefined : isBy(person),
    kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
    subject === undefined ? undefined : eq(auditLog.subjectId, subject),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditLog.at, startOfDay(addDays(to, 1))),
  )

type EntryRow = typeof auditLog.$inferSelect

const wayOf = ({ action, subjectKind, subjectId }: EntryRow) =>
  takeBackOf({ action, kind: subjectKind, id: subjectId })

/** Of these entries those that are the last of their action about their record. */
const findLatest = async (db: Db, rows: readonly EntryRow[]) => {
  if (rows.length === 0) return []
  return db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(
      or(
        ...rows.map(({ subjectKind, subjectId, action }) =>
          and(
            eq(auditLog.subjectKind, subjectKind),
            eq(auditLog.subjectId, subjectId),
            eq(auditLog.action, action),
          ),
        ),
      ),
    )
    .groupBy(auditLog.subjectKind, auditLog.subjectId, auditLog.action)
}

const later = alias(auditLog, 'later')

/** Of these entries those whose fields no later one about their record has changed. */
const findUntouched = async (db: Db, rows: readonly EntryRow[]) => {
  if (rows.length === 0) return []
  const merged = rows.flatMap((row) => wayOf(row)?.byField?.merged ?? [])
  const touched = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.subjectKind, auditLog.subjectKind),
        eq(later.subjectId, auditLog.subjectId),
        gt(later.id, auditLog.id),
        sql`coalesce(${later.after}, ${later.before}) - ${sql.param([...new Set(merged)])}::text[]
          ?| array(select jsonb_object_keys(coalesce(${auditLog.after}, ${auditLog.before})))`,
      ),
    )
  return db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        inArray(
          auditLog.id,
          rows.map(({ id }) => id),
        ),
        notExists(touched),
      ),
    )
}

/** Of these entries those that it can be tried to take back. */
const findRetractable = async (db: Db, rows: readonly EntryRow[]) => {
  const known = rows.filter((row) => wayOf(row))
  const { single = [], last = [] } = Object.groupBy(known, (row) => (wayOf(row)?.byField ? 'single' : 'last'))
  const found = await together(findUntouched(db, single), findLatest(db, last))
  return new Set(found.flat().flatMap(({ id }) => id ?? []))
}

/** One page of what the team did, the newest first. */
export const findEntries = async (
  { db, lng }: Pick<Context, 'db' | 'lng'>,
  { page, limit, after, before, ...wanted }: FindEntriesInput,
) => {
  const condition = isWanted(wanted)
  const one = pageOf({
    order: [highestFirst(auditLog.at), highestFirst(auditLog.id)],
    rows: auditLog,
    id: auditLog.id,
    page,
    limit,
    after,
    before,
  })
  const [found, { count, more }] = await together(
    db
      .select()
      .from(auditLog)
      .where(and(condition, one.begins))
      .orderBy(...one.orderBy)
      .limit(one.limit)
      .offset(one.offset),
    countedUpTo(db, (most) => db.select({ one: sql`1` }).from(auditLog).where(condition).limit(most)),
  )
  const rows = one.shown(found)
  const names = await findNames(
    db,
    rows.map(({ actorId }) => actorId),
  )
  const latest = await findRetractable(db, rows)
  const entries = rows.map(
    ({ id, at, actorId, actorRole, action, subjectKind, subjectId, before, after }): JournalEntry => ({
      _id: String(id),
      at: at.toISOString(),
      who: actorId === null ? null : { _id: actorId, name: names.get(actorId) ?? null },
      role: actorRole,
      kind: subjectKind,
      subject: subjectId,
      action,
      text: vocabulary.get(action)?.[lng] ?? action,
      before,
      after,
      retractable: latest.has(id),
    }),
  )
  return { entries, count, more, totalPages: totalPages({ count, limit }) }
}
