import { and, asc, eq, inArray, isNull, max, or, sql } from 'drizzle-orm'
import type { Person, PersonalData } from '../../../platform/privacy/personal-data.ts'
import { appointmentEvents, appointments } from './appointments.table.ts'

/**
 * The appointments of an account, and those of its address once it is confirmed; of a guest without an address, those
 * that only the telephone number names.
 */
const ofPerson = ({ id, email, isEmailConfirmed, phone }: Person) =>
  or(
    eq(appointments.accountId, id),
    isEmailConfirmed ? eq(sql`lower(${appointments.email})`, email.toLowerCase()) : undefined,
    phone === undefined
      ? undefined
      : and(
          sql`dialled(${appointments.phone}) = ${phone}`,
          sql`lower(${appointments.email}) = ''`,
          isNull(appointments.accountId),
        ),
  )

/** The appointments of a customer; they are deleted with the account, and their times are free again. */
export const keptAppointments: PersonalData = {
  section: 'appointments',
  tables: ['appointments', 'appointment_events'],
  collect: async (db, person) => {
    const rows = await db
      .select()
      .from(appointments)
      .where(ofPerson(person))
      .orderBy(asc(appointments.startsAt))
    if (rows.length === 0) return []
    const events = await db
      .select()
      .from(appointmentEvents)
      .where(
        inArray(
          appointmentEvents.appointmentId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(appointmentEvents.id))
    const eventsOf = Map.groupBy(events, ({ appointmentId }) => appointmentId)
    return rows.map(({ accountId: _account, ...appointment }) => ({
      ...appointment,
      // The team member who caused an event is not part of the customer's data.
      events: (eventsOf.get(appointment.id) ?? []).map(({ actorId: _actor, ...event }) => event),
    }))
  },
  lastContact: async (db, person) => {
    const [row] = await db
      .select({ at: max(appointments.startsAt) })
      .from(appointments)
      .where(ofPerson(person))
    return row?.at ? Temporal.Instant.fromEpochMilliseconds(row.at.getTime()) : undefined
  },
  erase: async ({ db }, person) => {
    await db.delete(appointments).where(ofPerson(person))
    await db.update(appointmentEvents).set({ actorId: null }).where(eq(appointmentEvents.actorId, person.id))
  },
}
