import { lte, sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { salonTimes } from '../appointments.table.ts'

/**
 * Locks the appointment book until the transaction ends, so that only one transaction writes it at a time and what it
 * has read is still true when it writes. The database would refuse an overlap anyway, but not an appointment on a day that is
 * being closed. Expired reservations are deleted first, because they would block others.
 */
export const lockBook = async ({ clock }: Pick<Context, 'clock'>, db: Db) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('appointments', 0))`)
  await db.delete(salonTimes).where(lte(salonTimes.heldUntil, dateOf(clock.now())))
}
