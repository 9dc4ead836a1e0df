import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Db } from '../../platform/db/database.ts'
import { emptyDatabase } from './empty-database.ts'

/** The number of a transaction is as long as the server has lived; the driver gives a count as a number. */
const stateSchema = z.object({ definitions: z.string(), statistics: z.number(), bytes: z.number() })

/**
 * What a file may change besides rows: definitions, by the newest of their transactions and their number, and statistics
 * and size, which decide about plans.
 */
const stateOf = async (db: Db) => {
  const { rows } = await db.execute(sql`
    select (
      select string_agg(newest || ':' || number, ' ') from (
        select max(xmin::text::bigint) as newest, count(*) as number from pg_class
        union all select max(xmin::text::bigint), count(*) from pg_attribute
        union all select max(xmin::text::bigint), count(*) from pg_proc
        union all select max(xmin::text::bigint), count(*) from pg_trigger
        union all select max(xmin::text::bigint), count(*) from pg_constraint
        union all select max(xmin::text::bigint), count(*) from pg_index
        union all select max(xmin::text::bigint), count(*) from pg_namespace
      ) as catalogs
    ) as definitions,
    (select count(*) from pg_statistic) as statistics,
    pg_database_size(current_database()) as bytes`)
  return stateSchema.parse(rows[0])
}

/** The tables in which migrations themselves left rows, but for the list of migrations, with those rows. */
const filledTables = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`)
  const tables = []
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const { rows: found } = await db.execute<{ rows: unknown }>(
      sql`select json_agg(t) as rows from ${table} as t having count(*) > 0`,
    )
    if (found[0]) tables.push({ table, rows: JSON.stringify(found[0].rows) })
  }
  return tables
}

/** What a database holds that nobody has used yet. */
export const readPristine = async ({ db }: Database) => ({
  state: await stateOf(db),
  filled: await filledTables(db),
})

/** A file that filled a table leaves pages behind, which a plan of the next would count. */
const mostBytesLeft = 2_000_000

/** Empties a database that a file has used; false where it changed more than rows, so that no other may use it. */
export const restorePristine = async (
  { db }: Database,
  { state, filled }: Awaited<ReturnType<typeof readPristine>>,
): Promise<boolean> => {
  // A connection that the file left open would write into the next one's rows.
  await db.execute(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  const now = await stateOf(db)
  const isUsable =
    now.definitions === state.definitions &&
    now.statistics === state.statistics &&
    now.bytes <= state.bytes + mostBytesLeft
  if (!isUsable) return false
  await emptyDatabase(db)
  for (const { table, rows } of filled)
    await db.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows})`)
  await db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename), start_value, false)
    from pg_sequences where last_value is not null`)
  return true
}
