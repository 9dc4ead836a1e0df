import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { houseTimeZone, parisTime } from '../../../../shared/calendar/paris-time.ts'
import { type AppointmentKind, minutesOf } from '../../../appointments/appointment-kinds.ts'
import { appointmentsErrors } from '../../../appointments/appointments.errors.ts'
import { bufferMinutes, gridMinutes, type Salon, salons } from '../../../appointments/appointments.limits.ts'
import type { Slot } from '../../../appointments/open-slots.rules.ts'
import { appointments, salonTimes } from '../../../appointments/server/appointments.table.ts'
import { closuresIn, findSlot } from '../../../appointments/server/slots/read-slots.public.ts'
import { slotOnTheWire } from '../../../appointments/server/slots/slot-on-the-wire.public.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { appointmentsDeskErrors } from '../../appointments-desk.errors.ts'
import { staffHorizonMonths } from '../../appointments-desk.limits.ts'
import { type Closed, closedAt } from '../../placement.rules.ts'

interface PlacementInput {
  readonly kind: AppointmentKind
  readonly startMs: number
  /** Undefined means any salon. */
  readonly salon: Salon | undefined
  /** The appointment that is moved, which is not in conflict with itself. */
  readonly appointmentId: string | undefined
}

type Reading = Pick<Context, 'clock' | 'db'>

const minuteMs = 60_000

const readConflicts = async (
  { db, clock }: Reading,
  { startMs, endMs, appointmentId, salon }: PlacementInput & { endMs: number },
) =>
  db
    .select({
      salon: salonTimes.salon,
      startsAt: salonTimes.startsAt,
      endsAt: salonTimes.endsAt,
      appointment: appointments,
    })
    .from(salonTimes)
    .leftJoin(appointments, eq(appointments.id, salonTimes.appointmentId))
    .where(
      and(
        lt(salonTimes.startsAt, new Date(endMs + bufferMinutes * minuteMs)),
        gt(salonTimes.endsAt, new Date(startMs)),
        or(isNull(salonTimes.heldUntil), gt(salonTimes.heldUntil, dateOf(clock.now()))),
        salon && eq(salonTimes.salon, salon),
        appointmentId === undefined
          ? undefined
          : sql`${salonTimes.appointmentId} is distinct from ${appointmentId}`,
      ),
    )
    .orderBy(asc(salonTimes.startsAt), asc(salonTimes.salon))

/** The conflicts of an appointment at some time, salon by salon. */
export const readPlacement = async (reading: Reading, asked: PlacementInput) => {
  const { kind, startMs } = asked
  const endMs = startMs + minutesOf(kind) * minuteMs
  const { date } = parisTime(startMs)
  const conflicts = await readConflicts(reading, { ...asked, endMs })
  const { hours } = await readHouse(reading.db)
  const closures = await closuresIn(reading.db, { from: date, to: date })
  const nowMs = reading.clock.now().epochMilliseconds
  const considered = asked.salon === undefined ? salons : [asked.salon]
  const closed = new Map<Salon, Closed | undefined>(
    considered.map((salon) => [salon, closedAt({ salon, startMs, endMs }, { nowMs, hours, closures })]),
  )
  const free = considered.filter((salon) => !conflicts.some((conflict) => conflict.salon === salon))
  return { startMs, endMs, conflicts, free, closed }
}

export type ReadPlacement = Awaited<ReturnType<typeof readPlacement>>

/** Refuses a beginning that is not on the full or half hour, is past or too far ahead. */
const refuseImpossible = ({ clock }: Reading, startMs: number) => {
  const now = clock.now()
  const { minute, second, millisecond } =
    Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(houseTimeZone)
  const last = now.toZonedDateTimeISO(houseTimeZone).add({ months: staffHorizonMonths })
  const isOnGrid = minute % gridMinutes === 0 && second === 0 && millisecond === 0
  if (!isOnGrid || startMs < now.epochMilliseconds || startMs > last.epochMilliseconds)
    throw appointmentsDeskErrors.impossibleMoment({ fields: { start: 'errors.impossibleMoment' } })
}

/**
 * The slot of an appointment that the team places, under the lock of the book: never where another appointment is, and only in
 * opening hours, unless the team explicitly says otherwise.
 */
export const requirePlace = async (
  ctx: Context,
  { evenIfClosed, ...asked }: PlacementInput & { readonly evenIfClosed: boolean },
): Promise<Slot> => {
  refuseImpossible(ctx, asked.startMs)
  const { startMs, endMs, free, closed } = await readPlacement(ctx, asked)
  if (free.length === 0) {
    const { nearest } = await findSlot(ctx, asked)
    throw appointmentsErrors.slotTaken({ instead: { slots: nearest().map(slotOnTheWire) } })
  }
  const open = free.filter((salon) => closed.get(salon) === undefined)
  const chosen = open.length > 0 ? open : free
  if (open.length === 0 && !evenIfClosed) throw appointmentsDeskErrors.houseClosed()
  return { startMs, endMs, salons: chosen, onRequest: false }
}
