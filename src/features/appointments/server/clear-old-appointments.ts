import { lt, lte } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { clearSettledMails } from '../../../platform/mail/clear-settled-mails.ts'
import { houseTimeZone } from '../../../shared/calendar/paris-time.ts'
import * as retention from '../../../shared/privacy/retention.ts'
import { appointments, salonTimes } from './appointments.table.ts'
import { causesFrom } from './mails/mail-cause.ts'

export const oldAppointments = defineJob({
  name: 'appointments.clear-old',
  data: z.object({}),
  cron: '10 4 * * *',
})

/** Deletes appointments whose retention is over, with what was mailed about them, and expired reservations of slots. */
export const clearOldAppointments = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const now = clock.now()
  const kept = now.toZonedDateTimeISO(houseTimeZone).subtract(retention.appointment)
  const before = dateOf(kept)
  await db.delete(appointments).where(lt(appointments.endsAt, before))
  await clearSettledMails(db, { causesFrom, before })
  // Every booking also deletes these expired rows, but without bookings they would stay.
  await db.delete(salonTimes).where(lte(salonTimes.heldUntil, dateOf(now)))
}
