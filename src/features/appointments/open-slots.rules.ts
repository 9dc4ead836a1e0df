import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import { houseTimeZone } from '../../shared/calendar/paris-time.ts'
import type { House } from '../settings/house.schema.ts'
import { type AppointmentKind, minutesOf } from './appointment-kinds.ts'
import {
  bufferMinutes,
  gridMinutes,
  horizonMonths,
  noticeHours,
  type Salon,
  salons,
} from './appointments.limits.ts'
import { type Closure, closes, openHoursOf } from './opening.rules.ts'

/** A time at which a salon is occupied, including the buffer after an appointment. */
export interface Taken {
  readonly salon: Salon
  readonly fromMs: number
  readonly toMs: number
}

/** A time that can be booked, and the salons that are free for it. */
export interface Slot {
  readonly startMs: number
  readonly endMs: number
  /** The salons that are free for the appointment and its buffer, in the order in which they are filled. */
  readonly salons: readonly Salon[]
  /** An appointment in this slot has to be confirmed by the team. */
  readonly onRequest: boolean
}

interface OpenSlotsOptions {
  readonly kind: AppointmentKind
  readonly days: readonly CivilDate[]
  readonly nowMs: number
  readonly hours: House['hours']
  readonly closures: readonly Closure[]
  readonly taken: readonly Taken[]
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const minutesADay = 24 * 60

const minutesInto = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const overlaps = (one: Omit<Taken, 'salon'>, other: Omit<Taken, 'salon'>) =>
  one.fromMs < other.toMs && other.fromMs < one.toMs

/** Converts times of a day into moments. On a day on which the clocks change, each time is converted by itself. */
const clockOf = (date: CivilDate) => {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(houseTimeZone)
  const isEven = midnight.hoursInDay * 60 === minutesADay
  return (minutes: number): number | undefined => {
    if (isEven) return midnight.epochMilliseconds + minutes * minuteMs
    if (minutes >= minutesADay) return midnight.add({ days: 1 }).epochMilliseconds
    const told = midnight
      .toPlainDate()
      .toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
    const moment = told.toZonedDateTime(houseTimeZone)
    // A time in the hour that the clocks skip does not exist on this day.
    return moment.toPlainDateTime().equals(told) ? moment.epochMilliseconds : undefined
  }
}

interface ClosedOn extends Pick<OpenSlotsOptions, 'closures'> {
  readonly clock: ReturnType<typeof clockOf>
  readonly dayMs: Omit<Taken, 'salon'>
}

/** The times of a day at which a salon is closed. */
const closedOn = (date: CivilDate, { closures, clock, dayMs }: ClosedOn): readonly Taken[] => {
  const at = (time: string | null, otherwise: number) =>
    time === null ? otherwise : (clock(minutesInto(time)) ?? otherwise)
  return closures
    .filter((closure) => closes(closure, date))
    .flatMap(({ salon: only, fromTime, toTime }) =>
      salons
        .filter((salon) => only === null || only === salon)
        .map((salon) => ({ salon, fromMs: at(fromTime, dayMs.fromMs), toMs: at(toTime, dayMs.toMs) })),
    )
}

/** The last moment that can be booked: the same day in six months, in Paris. */
export const horizonMs = (nowMs: number) =>
  Temporal.Instant.fromEpochMilliseconds(nowMs)
    .toZonedDateTimeISO(houseTimeZone)
    .add({ months: horizonMonths }).epochMilliseconds

/**
 * The open slots of these days for a kind of appointment, in order of time: they are on the grid, in the opening hours,
 * neither too soon nor too far ahead, and a salon is free for the appointment and the buffer after it.
 */
export const openSlots = ({
  kind,
  days,
  nowMs,
  hours,
  closures,
  taken,
}: OpenSlotsOptions): readonly Slot[] => {
  const soonestMs = nowMs + noticeHours * hourMs
  const latestMs = horizonMs(nowMs)
  const lengthMs = minutesOf(kind) * minuteMs

  const slotsOf = (date: CivilDate): readonly Slot[] => {
    const clock = clockOf(date)
    const dayMs = { fromMs: clock(0) ?? Number.NaN, toMs: clock(minutesADay) ?? Number.NaN }
    const closed = closedOn(date, { closures, clock, dayMs })
    const appointments = taken.filter((span) => overlaps(span, dayMs))
    const isFree = (salon: Salon, startMs: number) => {
      const appointment = { fromMs: startMs, toMs: startMs + lengthMs }
      const withBuffer = { ...appointment, toMs: appointment.toMs + bufferMinutes * minuteMs }
      return (
        !closed.some((span) => span.salon === salon && overlaps(span, appointment)) &&
        !appointments.some((span) => span.salon === salon && overlaps(span, withBuffer))
      )
    }
    return openHoursOf(date, hours).flatMap(({ from, to, onRequest }) => {
      const first = Math.ceil(minutesInto(from) / gridMinutes) * gridMinutes
      const closingMs = clock(minutesInto(to)) ?? dayMs.toMs
      const starts = Array.from(
        { length: Math.max(0, Math.ceil((minutesInto(to) - first) / gridMinutes)) },
        (_, step) => clock(first + step * gridMinutes),
      )
      return starts
        .filter((startMs) => startMs !== undefined)
        .filter((startMs) => startMs >= soonestMs && startMs <= latestMs && startMs + lengthMs <= closingMs)
        .map((startMs) => ({
          startMs,
          endMs: startMs + lengthMs,
          salons: salons.filter((salon) => isFree(salon, startMs)),
          onRequest,
        }))
        .filter((slot) => slot.salons.length > 0)
    })
  }

  return days.flatMap(slotsOf).toSorted((one, other) => one.startMs - other.startMs)
}

/** The slots nearest to a time, in order of time; of two that are equally near, the earlier one is preferred. */
export const nearestSlots = (
  slots: readonly Slot[],
  { startMs, count }: { startMs: number; count: number },
) =>
  slots
    .toSorted((one, other) => Math.abs(one.startMs - startMs) - Math.abs(other.startMs - startMs))
    .slice(0, count)
    .toSorted((one, other) => one.startMs - other.startMs)
