import { lt, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { forgetSettledMails } from '../../../platform/mail/forget-settled-mails.ts'
import { houseTimeZone } from '../../../shared/calendar/paris-time.ts'
import * as retention from '../../../shared/retention.ts'
import { appointments, salonTimes } from './appointments.table.ts'
import { causesFrom } from './mails/mail-cause.ts'

export const oldAppointments = defineJob({
  name: 'appointments.clear-old',
  data: z.object({}),
  cron: '10 4 * * *',
})

/** Takes away visits whose time to be kept is over, with what was mailed of them, and holds that have run out. */
export const clearOldAppointments = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const now = clock.now()
  const kept = now.toZonedDateTimeISO(houseTimeZone).subtract(retention.appointment)
  const before = new Date(kept.epochMilliseconds)
  await db.delete(appointments).where(lt(appointments.endsAt, before))
  await forgetSettledMails(db, { causesFrom, before })
  // Whoever writes into the book takes them out too; where nobody does, they would be kept.
  await db.delete(salonTimes).where(lte(salonTimes.heldUntil, new Date(now.epochMilliseconds)))
}
