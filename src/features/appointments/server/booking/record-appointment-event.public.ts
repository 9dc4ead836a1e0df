import { sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { type AppointmentRow, appointmentEvents, appointments } from '../appointments.table.ts'

/** The columns that each change of an appointment sets, so that calendars accept the newest version. */
export const changed = ({ clock }: Pick<Context, 'clock'>) => ({
  sequence: sql`${appointments.sequence} + 1`,
  changedAt: dateOf(clock.now()),
})

type Noted = Pick<typeof appointmentEvents.$inferInsert, 'kind' | 'actor'>

/** Records an event of an appointment, with the state of the appointment after it. */
export const recordAppointmentEvent = async (
  { caller, clock }: Pick<Context, 'caller' | 'clock'>,
  db: Db,
  { appointment, kind, actor }: Noted & { appointment: AppointmentRow },
) => {
  const { id: appointmentId, status, startsAt } = appointment
  const at = dateOf(clock.now())
  await db
    .insert(appointmentEvents)
    .values({ appointmentId, kind, actor, actorId: caller?.id ?? null, at, status, startsAt })
}
