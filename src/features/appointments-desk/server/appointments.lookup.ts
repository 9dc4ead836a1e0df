import { desc, sql } from 'drizzle-orm'
import { candidatesOf, isSought, nearestOf } from '../../../platform/db/sought.ts'
import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { pathTo } from '../../../sitemap.ts'
import { appointments } from '../../appointments/server/appointments.table.ts'
import { type Lookup, mostFindings } from '../../desk/server/lookup.public.ts'

/** Visits by who comes: name, e-mail, telephone. */
export const appointmentsLookup: Lookup = {
  kind: 'appointment',
  room: 'adminAppointments',
  find: async (db, sought, lng) => {
    const column = sql`${appointments}.sought`
    const candidates = candidatesOf(sought, {
      column,
      most: mostFindings,
      order: [desc(appointments.startsAt), desc(appointments.id)],
    })
    const rows = await db
      .select({
        sought: sql<string>`${column}`,
        id: appointments.id,
        firstName: appointments.firstName,
        lastName: appointments.lastName,
        startsAt: appointments.startsAt,
      })
      .from(appointments)
      .where(isSought(column, sought))
      .orderBy(...candidates.order)
      .limit(candidates.limit)
    return nearestOf(rows, sought, mostFindings).map(({ id, firstName, lastName, startsAt }) => ({
      _id: id,
      title: `${firstName} ${lastName}`,
      detail: dayAndTime(startsAt.toISOString(), lng),
      to: `${pathTo('adminAppointments')}?opened=${id}`,
    }))
  },
}
