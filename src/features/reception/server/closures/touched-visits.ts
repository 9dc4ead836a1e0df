import { and, asc, gte, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Closure } from '../../../appointments/opening.rules.ts'
import { appointments } from '../../../appointments/server/appointments.table.ts'
import { startOf } from '../../../appointments/server/slots/read-slots.public.ts'
import { parisInstant } from '../../../appointments/server/slots/slot-on-the-wire.public.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { closedAt } from '../../placement.rules.ts'
import type { TouchedVisit } from '../../unavailable-dates.contract.ts'
import { kindNames } from '../said.ts'

/** The visits still to be that a closure falls on, the next first. They stand until the house moves or cancels them. */
export const touchedVisits = async (
  { db, clock, lng }: Pick<Context, 'db' | 'clock' | 'lng'>,
  closure: Closure,
): Promise<TouchedVisit[]> => {
  const nowMs = clock.now().epochMilliseconds
  const firstMs = Math.max(nowMs, startOf(closure.firstDay).getTime())
  const visits = await db
    .select()
    .from(appointments)
    .where(
      and(
        gte(appointments.startsAt, new Date(firstMs)),
        inArray(appointments.status, ['pending', 'confirmed']),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.salon))
  const { hours } = await readHouse(db)
  const closures = [{ ...closure, reason: '' }]
  return visits
    .filter(({ salon, startsAt, endsAt }) => {
      const place = { salon, startMs: startsAt.getTime(), endMs: endsAt.getTime() }
      return closedAt(place, { nowMs, hours, closures })?.why === 'unavailable'
    })
    .map(({ id, firstName, lastName, phone, kind, salon, startsAt, endsAt }) => ({
      _id: id,
      name: `${firstName} ${lastName}`,
      phone,
      typeName: kindNames[lng][kind],
      salon,
      start: parisInstant(startsAt.getTime()),
      end: parisInstant(endsAt.getTime()),
    }))
}
