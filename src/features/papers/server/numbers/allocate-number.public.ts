import { sql } from 'drizzle-orm'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'

interface Numbered {
  readonly series: string
  readonly clock: Clock
}

interface TakenNumber {
  readonly year: number
  readonly sequence: number
  /** The moment at which this transaction got the lock: a higher number never has an earlier moment. */
  readonly nowMs: number
}

const momentOf = (clock: Clock) => {
  const nowMs = clock.now().epochMilliseconds
  return { nowMs, year: Number(parisTime(nowMs).date.slice(0, 4)) }
}

/**
 * Returns the next number of a series in the current year of Paris, without a gap. The counter is a row that this
 * transaction locks until it ends, so that a transaction that fails leaves its number to the next one (§11.11). Others
 * wait meanwhile, so the number must be taken as late as possible. The time is read after the lock, so that dates never
 * go back from one number to the next; if the year has ended during the wait, the number is returned and one of the new
 * year is taken.
 */
export const allocateNumber = async (db: Db, { series, clock }: Numbered): Promise<TakenNumber> => {
  const asked = momentOf(clock)
  const { rows } = await db.execute<{ last_number: number }>(sql`
    insert into document_counters (series, year, last_number) values (${series}, ${asked.year}, 1)
    on conflict (series, year) do update set last_number = document_counters.last_number + 1
    returning last_number`)
  const taken = momentOf(clock)
  if (taken.year === asked.year) return { ...taken, sequence: Number(rows[0]?.last_number) }
  await db.execute(sql`
    update document_counters set last_number = last_number - 1
      where series = ${series} and year = ${asked.year}`)
  return allocateNumber(db, { series, clock })
}
