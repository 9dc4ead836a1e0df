import { and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { startOfDay } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import { openStatuses } from '../../appointments/appointment-status.rules.ts'
import { appointments } from '../../appointments/server/appointments.table.ts'
import { parisInstant } from '../../appointments/server/slots/slot-on-the-wire.public.ts'

interface AppointmentsToSeeInput {
  /** The day in Paris. */
  readonly today: CivilDate
  readonly most: number
}

const isPending = eq(appointments.status, 'pending')

/** Whether an appointment waits for the house: it has to be confirmed, or is one of today. */
export const waitsForStaff = (today: CivilDate) =>
  and(
    gte(appointments.startsAt, startOfDay(today)),
    inArray(appointments.status, [...openStatuses]),
    or(isPending, lt(appointments.startsAt, startOfDay(addDays(today, 1)))),
  )

/** The appointments that have to be confirmed, and those of today; in both lists, the next comes first. */
export const findAppointmentsToSee = async (db: Db, { today, most }: AppointmentsToSeeInput) => {
  const rows = await db
    .select({
      id: appointments.id,
      firstName: appointments.firstName,
      lastName: appointments.lastName,
      startsAt: appointments.startsAt,
      isPending: sql<boolean>`${isPending}`,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(appointments)
    .where(waitsForStaff(today))
    .orderBy(desc(isPending), asc(appointments.startsAt), asc(appointments.id))
    .limit(most)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ id, firstName, lastName, startsAt, isPending: toConfirm }) => ({
      _id: id,
      name: `${firstName} ${lastName}`,
      start: parisInstant(startsAt.getTime()),
      toConfirm,
    })),
  }
}
