import { and, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { dateOf, startOfDay } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { addDays, type CivilDate, daysBetween } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import { nearestCount } from '../../appointments.limits.ts'
import { horizonMs, nearestSlots, openSlots, type Taken } from '../../open-slots.rules.ts'
import { salonTimes, unavailableTimes } from '../appointments.table.ts'

export interface Days {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** Times that count as free, because they belong to the caller. */
interface Own {
  readonly holdId?: string | undefined
  readonly appointmentId?: string | undefined
}

interface ReadSlots extends Own {
  readonly kind: AppointmentKind
  readonly days: Days
}

type Reading = Pick<Context, 'clock' | 'db'>

const dayMs = 86_400_000

const takenIn = async (
  { db, clock }: Reading,
  { days, holdId, appointmentId }: ReadSlots,
): Promise<readonly Taken[]> => {
  const from = startOfDay(days.from)
  const rows = await db
    .select({ salon: salonTimes.salon, startsAt: salonTimes.startsAt, endsAt: salonTimes.endsAt })
    .from(salonTimes)
    .where(
      and(
        // An appointment is shorter than a day, so one that reaches into the first day began at most a day before.
        gt(salonTimes.startsAt, new Date(from.getTime() - dayMs)),
        gt(salonTimes.endsAt, from),
        lt(salonTimes.startsAt, startOfDay(addDays(days.to, 1))),
        or(isNull(salonTimes.heldUntil), gt(salonTimes.heldUntil, dateOf(clock.now()))),
        holdId === undefined ? undefined : ne(salonTimes.id, holdId),
        appointmentId === undefined
          ? undefined
          : sql`${salonTimes.appointmentId} is distinct from ${appointmentId}`,
      ),
    )
  return rows.map(({ salon, startsAt, endsAt }) => ({
    salon,
    fromMs: startsAt.getTime(),
    toMs: endsAt.getTime(),
  }))
}

/** The closures that may fall on some days. */
export const closuresIn = (db: Db, { from, to }: Days) =>
  db
    .select()
    .from(unavailableTimes)
    .where(
      and(
        lte(unavailableTimes.firstDay, to),
        or(
          gte(unavailableTimes.lastDay, from),
          and(
            ne(unavailableTimes.repeats, 'never'),
            or(isNull(unavailableTimes.repeatsUntil), gte(unavailableTimes.repeatsUntil, from)),
          ),
        ),
      ),
    )

/** The requested days, limited to those that can be booked at all. */
const bookable = ({ from, to }: Days, nowMs: number): Days => {
  const [today, last] = [parisTime(nowMs).date, parisTime(horizonMs(nowMs)).date]
  return { from: from < today ? today : from, to: to > last ? last : to }
}

/** The open slots of some days, by the present state of the book. */
export const readSlots = async (reading: Reading, asked: ReadSlots) => {
  const nowMs = reading.clock.now().epochMilliseconds
  const days = bookable(asked.days, nowMs)
  if (days.from > days.to) return []
  const { hours } = await readHouse(reading.db)
  return openSlots({
    kind: asked.kind,
    days: Array.from({ length: daysBetween(days.from, days.to) + 1 }, (_, index) =>
      addDays(days.from, index),
    ),
    nowMs,
    hours,
    closures: await closuresIn(reading.db, days),
    taken: await takenIn(reading, { ...asked, days }),
  })
}

interface FindSlotInput extends Own {
  readonly kind: AppointmentKind
  readonly startMs: number
}

/** The moment itself, limited to the first and the last moment that can be booked. */
const bookableMoment = ({ clock }: Reading, startMs: number) => {
  const nowMs = clock.now().epochMilliseconds
  return Math.min(Math.max(startMs, nowMs), horizonMs(nowMs))
}

const daysAround = 14

/**
 * The slot that begins at a moment, if there is one, and the nearest other slots. Both come from one reading, because
 * calls that want the same slot wait for each other.
 */
export const findSlot = async (reading: Reading, { startMs, ...wanted }: FindSlotInput) => {
  const { date } = parisTime(bookableMoment(reading, startMs))
  const days = { from: addDays(date, -daysAround), to: addDays(date, daysAround) }
  const slots = await readSlots(reading, { ...wanted, days })
  return {
    slot: slots.find((slot) => slot.startMs === startMs),
    nearest: () => nearestSlots(slots, { startMs, count: nearestCount }),
  }
}
