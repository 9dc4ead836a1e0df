import { eq, sql } from 'drizzle-orm'
import { appointmentEvents, appointments } from '../../appointments/server/appointments.table.ts'
import { type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { appointmentsOf } from './appointments-of.public.ts'

/** What happened to the appointments of a person, from the day on which they were taken. */
export const stepsOfAppointments: Trace = {
  kind: 'appointment',
  room: 'adminAppointments',
  of: (person) => {
    const theirs = appointmentsOf(person)
    return (
      theirs &&
      sql`select ${traceColumns({
        at: appointmentEvents.at,
        deed: sql`'appointment-' || ${appointmentEvents.kind}`,
        record: { kind: 'appointment', id: appointments.id },
        title: sql`to_char(${appointmentEvents.startsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      })} from ${appointments}
        join ${appointmentEvents} on ${eq(appointmentEvents.appointmentId, appointments.id)}
        where ${theirs}`
    )
  },
}
