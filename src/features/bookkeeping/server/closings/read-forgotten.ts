import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import * as retention from '../../../../shared/privacy/retention.ts'
import { bookkeepingAudit } from '../../bookkeeping.audit.ts'

/** Each forgotten year of which the log tells, and when it was; without the log, its entries are simply missing. */
export const readForgotten = async (db: Db): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await db.execute<{ year: number; at: string }>(sql`
    select f.year, to_char(f.forgotten_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from forgotten_years f
    where exists (select from audit_log told
      where told.action = ${bookkeepingAudit['books-forgotten'].action} and told.subject_id = f.year::text
        and told.after ->> 'hash' = f.hash and told.at >= make_timestamptz(f.year + ${retention.books.years + 1}, 1, 1, 0, 0, 0, 'Europe/Paris'))`)
  return new Map(rows.map(({ year, at }) => [Number(year), at]))
}
