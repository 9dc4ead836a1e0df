import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'

interface Numbered {
  readonly series: string
  readonly nowMs: number
}

/**
 * The next number of a series in the year of Paris, without a gap: the counter is a row that this transaction holds until
 * it ends, so that one which fails gives its number to the next (domain.md 1.11). Asked for last, as others wait.
 */
export const takeNumber = async (db: Db, { series, nowMs }: Numbered) => {
  const year = Number(parisTime(nowMs).date.slice(0, 4))
  const { rows } = await db.execute<{ last_number: number }>(sql`
    insert into document_counters (series, year, last_number) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last_number = document_counters.last_number + 1
    returning last_number`)
  return { year, sequence: Number(rows[0]?.last_number) }
}
