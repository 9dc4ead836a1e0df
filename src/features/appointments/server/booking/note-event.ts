import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { type AppointmentRow, appointmentEvents } from '../appointments.table.ts'

type Noted = Pick<typeof appointmentEvents.$inferInsert, 'kind' | 'actor'>

/** Writes down what has happened to a visit, as it stands after it. */
export const noteEvent = async (
  { caller, clock }: Pick<Context, 'caller' | 'clock'>,
  db: Db,
  { visit, kind, actor }: Noted & { visit: AppointmentRow },
) => {
  const at = new Date(clock.now().epochMilliseconds)
  const { id: appointmentId, status, startsAt } = visit
  await db
    .insert(appointmentEvents)
    .values({ appointmentId, kind, actor, actorId: caller?.id ?? null, at, status, startsAt })
}
