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
  /** When it was this transaction's turn: a higher number means a later moment. */
  readonly nowMs: number
}

const momentOf = (clock: Clock) => {
  const nowMs = clock.now().epochMilliseconds
  return { nowMs, year: Number(parisTime(nowMs).date.slice(0, 4)) }
}

/**
 * The next number of a series in the year of Paris, without a gap: the counter is a row that this transaction locks
 * until it ends, so that one which fails gives its number to the next (§11.11). Others wait meanwhile: it is asked for
 * as late as what is made of it allows. The moment is read once it is locked, so that days never go back from one
 * number to the next; when the year has ended in the wait, the number is given back for one of the new year.
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
