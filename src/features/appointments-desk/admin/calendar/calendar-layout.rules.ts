import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { gridMinutes, type Salon, salons } from '../../../appointments/appointments.limits.ts'
import type { CalendarDay } from '../../admin-appointments.contract.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'

/**
 * A part of a day in minutes of the clock. On the two days on which the clocks change, these are not the elapsed
 * minutes.
 */
export interface Minutes {
  readonly from: number
  readonly to: number
}

/** Where an appointment can be put: a day, a salon, and a minute of the clock. */
export interface Place {
  readonly date: CivilDate
  readonly salon: Salon
  readonly minutes: number
}

const hour = 60
/** From midnight to midnight. */
export const wholeDay: Minutes = { from: 0, to: 24 * hour }

/** The hours that are shown when the house is closed and has no appointment. */
const usualHours: Minutes = { from: 10 * hour, to: 18 * hour }

/** Converts « 10:30 » to minutes of the clock; « 24:00 » is the end of the day. */
export const minutesOfTime = (time: string) => Number(time.slice(0, 2)) * hour + Number(time.slice(3, 5))

/** Converts minutes of the clock to « 10:30 ». */
export const timeOfMinutes = (minutes: number) =>
  [Math.floor(minutes / hour), minutes % hour].map((part) => String(part).padStart(2, '0')).join(':')

/** The day and the minutes of an appointment, whose times are written in the time of Paris. */
export const spanOfAppointment = ({ start, end }: Pick<StaffAppointment, 'start' | 'end'>) => {
  const date: CivilDate = start.slice(0, 10)
  const endsLater = end.slice(0, 10) !== date
  return {
    date,
    from: minutesOfTime(start.slice(11)),
    to: endsLater ? wholeDay.to : minutesOfTime(end.slice(11)),
  }
}

/** The shown hours: full hours that cover all opening hours and all appointments. */
export const hoursShown = (
  days: readonly Pick<CalendarDay, 'hours'>[],
  appointments: readonly Pick<StaffAppointment, 'start' | 'end'>[],
): Minutes => {
  const spans = [
    ...days.flatMap(({ hours }) => hours.map(({ from, to }) => minutesOf({ from, to }))),
    ...appointments.map(spanOfAppointment),
  ]
  if (spans.length === 0) return usualHours
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / hour) * hour,
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / hour) * hour,
  }
}

/** Converts two times of the clock to minutes. */
export const minutesOf = ({ from, to }: { from: string; to: string }): Minutes => ({
  from: minutesOfTime(from),
  to: minutesOfTime(to),
})

/** The salons that have a lane of their own. */
export const lanesOf = (salon: Salon | undefined): readonly Salon[] => (salon ? [salon] : salons)

/** The beginning of the half hour that contains a minute. */
export const onGrid = (minutes: number) => Math.floor(minutes / gridMinutes) * gridMinutes

/** The half hour nearest to a minute at which an appointment of this length stays within the shown hours. */
export const nearestOnGrid = (minutes: number, { shown, length }: { shown: Minutes; length: number }) => {
  const last = Math.max(shown.from, onGrid(shown.to - length))
  return Math.min(last, Math.max(shown.from, Math.round(minutes / gridMinutes) * gridMinutes))
}

/** The limits within which the keyboard moves an appointment. */
export interface Steps {
  readonly days: readonly CivilDate[]
  readonly lanes: readonly Salon[]
  readonly shown: Minutes
  /** The length of the appointment, in minutes. */
  readonly length: number
}

const neighbour = <Value>(all: readonly Value[], one: Value, step: 1 | -1) =>
  all[all.indexOf(one) + step] ?? one

/** The place to which a key moves an appointment; undefined for all other keys. */
export const placeAfterKey = (
  place: Place,
  key: string,
  { days, lanes, shown, length }: Steps,
): Place | undefined => {
  const later = (minutes: number) => ({
    ...place,
    minutes: nearestOnGrid(place.minutes + minutes, { shown, length }),
  })
  const aside = (step: 1 | -1) =>
    days.length > 1
      ? { ...place, date: neighbour(days, place.date, step) }
      : { ...place, salon: neighbour(lanes, place.salon, step) }
  switch (key) {
    case 'ArrowUp':
      return later(-gridMinutes)
    case 'ArrowDown':
      return later(gridMinutes)
    case 'ArrowLeft':
      return aside(-1)
    case 'ArrowRight':
      return aside(1)
    case 's':
    case 'S':
      return { ...place, salon: lanes.find((salon) => salon !== place.salon) ?? place.salon }
    default:
      return undefined
  }
}
