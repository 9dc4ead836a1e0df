import { lte, sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { salonTimes } from '../appointments.table.ts'

/**
 * One writer of the appointment book at a time, until the transaction ends: what is read of it then still stands when
 * it is written to. The database would refuse an overlap anyway; it would not refuse a visit on a day that is being
 * closed. Holds that have run out are taken out first, since they stand in the way of others.
 */
export const lockBook = async ({ clock }: Pick<Context, 'clock'>, db: Db) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('appointments', 0))`)
  await db.delete(salonTimes).where(lte(salonTimes.heldUntil, dateOf(clock.now())))
}
