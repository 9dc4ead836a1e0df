import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { NumberedSeries } from '../paper-list.contract.ts'

/** As many missing numbers are named; all of them are counted. */
const mostNamed = 20

/**
 * Each series and year with its ends and with the numbers that were given and that no paper has, the last year first. Of
 * a forgotten year, what is left is whole.
 */
export const findSeries = async (db: Db) => {
  const { rows } = await db.execute<NumberedSeries & Record<string, unknown>>(sql`
    with papers as (
      select series, year, min(sequence) as lowest, max(sequence) as highest, count(*)::int as count
      from invoices group by series, year),
    named as (
      select p.*, case when f.year is null then greatest(p.highest, coalesce(c.last_number, 0)) else count end as given
      from papers p left join document_counters c using (series, year) left join forgotten_years f using (year))
    select series, year, count, given - count as missing,
      series || '-' || year || '-' || lpad(lowest::text, 6, '0') as first,
      series || '-' || year || '-' || lpad(highest::text, 6, '0') as last,
      -- Only where a number is missing are they looked through.
      case when given = count then '{}' else array(
        select n.series || '-' || n.year || '-' || lpad(place::text, 6, '0')
        from generate_series(1, n.given) place
        where not exists (select from invoices i where i.series = n.series and i.year = n.year and i.sequence = place)
        order by place limit ${mostNamed}) end as "missingNumbers"
    from named n order by year desc, series desc`)
  return rows
}
