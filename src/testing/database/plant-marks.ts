import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

interface Column {
  readonly [name: string]: unknown
  readonly table: string
  readonly column: string
  readonly type: string
}

/** The names of all tables. */
export const baseTables = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  return rows.map(({ name }) => name).toSorted()
}

/** The columns that can hold a text, without keys and generated columns. */
const wordColumns = async (db: Db) => {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name::text as table, c.column_name::text as column, c.data_type::text as type
    from information_schema.columns c
    where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.is_identity = 'NO'
      and (c.data_type in ('text', 'character varying', 'json', 'jsonb') or c.udt_name in ('_text', '_varchar'))
      and not exists (
        select from information_schema.key_column_usage k
        join information_schema.table_constraints t using (constraint_schema, constraint_name)
        where t.constraint_type in ('PRIMARY KEY', 'FOREIGN KEY') and k.table_schema = 'public'
          and k.table_name = c.table_name and k.column_name = c.column_name
      )
    order by 1, 2`)
  return rows
}

export const columnName = ({ table, column }: Pick<Column, 'table' | 'column'>) => `${table}.${column}`

const markOf = ({ type }: Column, mark: string) => {
  // The mark includes the physical position of the row, so that each row has a different mark.
  const text = sql`${mark}::text || ctid::text`
  if (type === 'ARRAY') return sql`array[${text}]`
  return type.startsWith('json') ? sql`jsonb_build_object('mark', ${text})` : text
}

/** The tables whose own triggers refuse some changes. */
const guardedTables = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`)
  return rows.map(({ name }) => sql.identifier(name))
}

/** Runs work with all triggers disabled, and enables them again afterwards. */
export const pastGuards = async <T>(db: Db, work: () => Promise<T>) => {
  const tables = await guardedTables(db)
  const switchAll = async (to: SQL) => {
    for (const table of tables) await db.execute(sql`alter table ${table} ${to} trigger user`)
  }
  await switchAll(sql`disable`)
  try {
    return await work()
  } finally {
    await switchAll(sql`enable`)
  }
}

interface Planting {
  /** The rows of each table that get a mark. */
  readonly rows: Readonly<Record<string, SQL>>
  /** The columns that stay unchanged, as `table.column`. */
  readonly spared: readonly string[]
  readonly mark: string
}

/** Writes a mark into every text column of these rows; returns the marks, and the columns that accept none. */
export const plantMarks = async (db: Db, { rows, spared, mark }: Planting) => {
  const marks: string[] = []
  const refused: string[] = []
  for (const [place, column] of (await wordColumns(db)).entries()) {
    const where = rows[column.table]
    if (!where || spared.includes(columnName(column))) continue
    const [table, name] = [sql.identifier(column.table), sql.identifier(column.column)]
    const planted = await db
      .transaction((tx) =>
        tx.execute<{ text: string }>(sql`
          update ${table} set ${name} = ${markOf(column, `${mark}${place}-`)} where ${where}
          returning ${name}::text as text`),
      )
      .catch(() => undefined)
    if (!planted) refused.push(columnName(column))
    for (const { text } of planted?.rows ?? []) marks.push(/[a-z]+-\d+-\(\d+,\d+\)/.exec(text)?.[0] ?? text)
  }
  return { marks, refused }
}

/** The columns of all tables that contain a text somewhere, as `table.column`. */
export const columnsContaining = async (db: Db, text: string) => {
  const selects = (await baseTables(db)).map(
    (table) => sql`
      select distinct ${table}::text || '.' || cell.key as name
      from ${sql.identifier(table)} t, jsonb_each(to_jsonb(t)) cell
      where position(${text}::text in cell.value::text) > 0`,
  )
  const { rows } = await db.execute<{ name: string }>(sql`${sql.join(selects, sql` union `)}`)
  return rows.map(({ name }) => name).toSorted()
}
