import { and, asc, gte, inArray } from 'drizzle-orm'
import { startOfDay } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { openStatuses } from '../../../appointments/appointment-status.rules.ts'
import type { Closure } from '../../../appointments/opening.rules.ts'
import { appointments } from '../../../appointments/server/appointments.table.ts'
import { parisInstant } from '../../../appointments/server/slots/slot-on-the-wire.public.ts'
import type { House } from '../../../settings/house.schema.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { closedAt } from '../../placement.rules.ts'
import type { TouchedAppointment } from '../../unavailable-dates.contract.ts'
import { kindNames } from '../said.ts'

type Reading = Pick<Context, 'db' | 'clock' | 'lng'>
type Appointment = typeof appointments.$inferSelect

/** The appointments to come from a moment on, the next first. */
const comingAppointments = (db: Context['db'], firstMs: number) =>
  db
    .select()
    .from(appointments)
    .where(
      and(gte(appointments.startsAt, new Date(firstMs)), inArray(appointments.status, [...openStatuses])),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.salon))

const placeOf = ({ salon, startsAt, endsAt }: Appointment) => ({
  salon,
  startMs: startsAt.getTime(),
  endMs: endsAt.getTime(),
})

const touchedOnTheWire =
  (lng: Context['lng']) =>
  ({ id, firstName, lastName, phone, kind, salon, startsAt, endsAt }: Appointment): TouchedAppointment => ({
    _id: id,
    name: `${firstName} ${lastName}`,
    phone,
    typeName: kindNames[lng][kind],
    salon,
    start: parisInstant(startsAt.getTime()),
    end: parisInstant(endsAt.getTime()),
  })

/** The appointments to come that a closure affects, the next first. They stay until the team moves or cancels them. */
export const touchedAppointments = async (
  { db, clock, lng }: Reading,
  closure: Closure,
): Promise<TouchedAppointment[]> => {
  const nowMs = clock.now().epochMilliseconds
  const coming = await comingAppointments(db, Math.max(nowMs, startOfDay(closure.firstDay).getTime()))
  const { hours } = await readHouse(db)
  const closures = [{ ...closure, reason: '' }]
  return coming
    .filter(
      (appointment) => closedAt(placeOf(appointment), { nowMs, hours, closures })?.why === 'unavailable',
    )
    .map(touchedOnTheWire(lng))
}

/**
 * The appointments to come that are within the present opening hours but outside the new ones, the next first. They stay as
 * agreed; appointments that the team placed outside its hours on purpose are not listed again.
 */
export const appointmentsOutside = async (
  { db, clock, lng }: Reading,
  newHours: House['hours'],
): Promise<TouchedAppointment[]> => {
  const nowMs = clock.now().epochMilliseconds
  const { hours } = await readHouse(db)
  const isOutside = (appointment: Appointment, of: House['hours']) =>
    closedAt(placeOf(appointment), { nowMs, hours: of, closures: [] })?.why === 'hours'
  return (await comingAppointments(db, nowMs))
    .filter((appointment) => isOutside(appointment, newHours) && !isOutside(appointment, hours))
    .map(touchedOnTheWire(lng))
}
