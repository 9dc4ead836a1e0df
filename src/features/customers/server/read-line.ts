import { and, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { onDays } from '../../../platform/db/on-days.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { tracesFor } from '../../desk/server/find-traces.public.ts'
import type { TracedPerson } from '../../desk/server/trace.public.ts'
import { type TraceDeed, type TraceKind, traceKinds } from '../../desk/traces.ts'
import type { LineEntry, LineQuery } from '../customers.contract.ts'

/** All that the caller may read of what passed with a person, as one selection; nothing where that is nothing. */
const lineOf = (
  caller: Caller | null,
  people: readonly TracedPerson[],
  kind?: TraceKind,
): SQL | undefined => {
  const parts = tracesFor(caller)
    .filter((trace) => kind === undefined || trace.kind === kind)
    .flatMap((trace) =>
      people.flatMap((person) => {
        const entries = trace.of(person)
        return entries ? [sql`select ${trace.kind}::text as kind, told.* from (${entries}) told`] : []
      }),
    )
  return parts.length > 0 ? sql`(${sql.join(parts, sql` union all `)})` : undefined
}

// Two entries of one millisecond are told apart, and stand in one order, by what they say.
const key = sql`md5(concat_ws('|', line.deed, line.record_kind, line.record_id, line.title, line.cents))`

const isBehind = (after: string | undefined) => {
  if (after === undefined) return undefined
  const [at = '', cursor] = after.split('-')
  return sql`(line.at, ${key}) < (to_timestamp(${Number(at)}::double precision / 1000), ${cursor})`
}

const inYear = (year: number | undefined) =>
  year === undefined ? undefined : onDays(sql`line.at`, { from: `${year}-01-01`, to: `${year}-12-31` })

interface LineRow extends Record<string, unknown> {
  readonly kind: TraceKind
  readonly ms: string
  readonly deed: TraceDeed
  readonly key: string
  readonly record_kind: string | null
  readonly record_id: string | null
  readonly title: string
  readonly cents: number | null
}

const entryOf = (row: LineRow): LineEntry => ({
  _id: `${row.ms}-${row.key}`,
  at: new Date(Number(row.ms)).toISOString(),
  kind: row.kind,
  deed: row.deed,
  title: row.title,
  amount: row.cents === null ? null : eurosOfCents(row.cents),
  record:
    row.record_kind === null || row.record_id === null ? null : { kind: row.record_kind, id: row.record_id },
})

interface ReadLineInput extends LineQuery {
  readonly caller: Caller | null
  /** The person, and who was joined to the person. */
  readonly people: readonly TracedPerson[]
}

/** A page of all that passed between a person and the house, newest first, and whether more lies behind it. */
export const readLine = async (db: Db, { caller, people, limit, after, kind, year }: ReadLineInput) => {
  const line = lineOf(caller, people, kind)
  if (!line) return { entries: [], more: false }
  const { rows } = await db.execute<LineRow>(sql`
    select line.kind, (extract(epoch from line.at) * 1000)::bigint::text as ms, line.deed, ${key} as key,
      line.record_kind, line.record_id, line.title, line.cents
    from ${line} line where ${and(isBehind(after), inYear(year)) ?? sql`true`}
    order by line.at desc, ${key} desc limit ${limit + 1}`)
  return { entries: rows.slice(0, limit).map(entryOf), more: rows.length > limit }
}

/** The years in which something passed that the caller may read, newest first. */
export const readYears = async (db: Db, caller: Caller | null, people: readonly TracedPerson[]) => {
  const line = lineOf(caller, people)
  if (!line) return []
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from line.at at time zone 'Europe/Paris')::int as year from ${line} line
    order by year desc`)
  return rows.map(({ year }) => year)
}

/** The kinds of entries that the caller may read. */
export const readableKinds = (caller: Caller | null) => {
  const open = new Set(tracesFor(caller).map(({ kind }) => kind))
  return traceKinds.filter((kind) => open.has(kind))
}
