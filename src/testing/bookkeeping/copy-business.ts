import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { pastGuards } from '../database/plant-marks.ts'

/** What happened to a house, each table behind those that it refers to. */
const tables = [
  'orders',
  'order_lines',
  'commissions',
  'commission_quotes',
  'commission_instalments',
  'payments',
  'refunds',
  'disputes',
  'payment_journal',
  'payouts',
  'balance_transactions',
  'invoices',
] as const

/** Columns that name a record, which in a copy name the copy of that record. */
const naming = new Set([
  'provider_ref',
  'intent_id',
  'refund_id',
  'dispute_id',
  'payout_id',
  'source_id',
  'subject_id',
  'payment_id',
  'order_id',
  'commission_id',
  'refers_to',
  'retries',
  'id',
  'reference',
])

/** Apart by less than what lies between the deeds of one day. */
const secondsApart = 10

interface Column {
  readonly [name: string]: unknown
  readonly name: string
  readonly type: string
}

/** Columns of text of which no two rows may have the same. */
const unique = new Set(['number', 'fingerprint'])

const copied = ({ name, type }: Column) => {
  const column = sql`t.${sql.identifier(name)}`
  if (name === 'sequence') return sql`${column} + n * 100000`
  if (unique.has(name)) return sql`${column} || '-' || n`
  if (type === 'uuid' && naming.has(name)) return sql`md5(${column}::text || n)::uuid`
  if (type === 'text' && naming.has(name)) return sql`${column} || '-' || n`
  if (type.startsWith('timestamp')) return sql`${column} + n * make_interval(secs => ${secondsApart})`
  return column
}

/** Numbers that no paper has, until all have a new one. */
const aside = sql`1000000000`

/** Papers are numbered in their order, as those that were issued one after the other. */
const numberAgain = sql`
  with numbered as (
    select id, row_number() over (partition by series, year order by issued_at, id) as place from invoices)
  update invoices i set sequence = place + ${aside},
    number = 'new-' || series || '-' || year || '-' || place
  from numbered where numbered.id = i.id`

const nameAgain = sql`
  update invoices set sequence = sequence - ${aside},
    number = series || '-' || year || '-' || lpad((sequence - ${aside})::text, 6, '0'),
    content = content || jsonb_build_object('number', series || '-' || year || '-' || lpad((sequence - ${aside})::text, 6, '0'))`

const countAgain = sql`
  update document_counters c set last_number = p.last
  from (select series, year, max(sequence) as last from invoices group by 1, 2) p
  where p.series = c.series and p.year = c.year`

/**
 * Copies all that happened to a house, some seconds later each time, until there are as many orders: a year of a large
 * house out of one that was lived through.
 */
export const copyBusiness = async (db: Db, orders: number) => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from orders`)
  const copies = Math.ceil(orders / Number(rows[0]?.count)) - 1
  await pastGuards(db, async () => {
    for (const table of tables) {
      const columns = await db.execute<Column>(sql`
        select column_name::text as name, data_type::text as type from information_schema.columns
        where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`)
      const listed = sql.join(
        columns.rows.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )
      await db.execute(sql`
        insert into ${sql.identifier(table)} (${listed})
        select ${sql.join(columns.rows.map(copied), sql`, `)} from ${sql.identifier(table)} t, generate_series(1, ${copies}::int) n`)
    }
    for (const statement of [numberAgain, nameAgain, countAgain]) await db.execute(statement)
  })
  // A house that has grown so far is known to its database, whose plans would else be those of an empty one.
  await db.execute(sql`analyze`)
}
