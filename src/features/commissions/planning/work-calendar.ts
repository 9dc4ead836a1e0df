import {
  addDays,
  type CivilDate,
  daysBetween,
  isoWeekday,
  yearOf,
} from '../../../shared/calendar/civil-date.ts'
import { frenchHolidays } from '../../../shared/calendar/french-holidays.ts'
import type { Atelier, ClosedDays } from './planning.types.ts'

/** What each day offers; a day is named by its number, and the first one is 0. */
export interface OpenDays {
  readonly capacity: readonly number[]
  readonly isWorked: readonly boolean[]
  readonly takesVisits: readonly boolean[]
}

/** The days of the atelier from one day on, and the same days as if nothing but weekdays and public holidays closed it. */
export interface WorkCalendar extends OpenDays {
  readonly dates: readonly CivilDate[]
  readonly withoutClosures: OpenDays
}

/**
 * The minutes of each weekday: those of the week in equal parts, in whole minutes that add up to them; a week of more
 * minutes has no day of fewer. A closed day takes its part with it.
 */
const minutesByWeekday = ({ minutesAWeek, workingWeekdays }: Atelier): ReadonlyMap<number, number> => {
  const weekdays = [...new Set(workingWeekdays)].toSorted((one, other) => one - other)
  const each = Math.floor(minutesAWeek / weekdays.length)
  const withOneMore = minutesAWeek % weekdays.length
  return new Map(weekdays.map((weekday, place) => [weekday, place < withOneMore ? each + 1 : each]))
}

/** Which of the days lie in a closure: each closure is walked once, and no day asks all closures. */
const closedAmong = (dates: readonly CivilDate[], closures: readonly ClosedDays[]) => {
  const closed = dates.map(() => false)
  const [first] = dates
  if (first === undefined) return closed
  for (const { firstDay, lastDay } of closures) {
    const from = Math.max(0, daysBetween(first, firstDay))
    closed.fill(true, from, Math.max(from, daysBetween(first, lastDay) + 1))
  }
  return closed
}

/** The calendar of an atelier between two days, both with it. */
export const workCalendarOf = (atelier: Atelier, from: CivilDate, to: CivilDate): WorkCalendar => {
  const dates = Array.from({ length: Math.max(0, daysBetween(from, to)) + 1 }, (_, day) => addDays(from, day))
  const minutesOn = minutesByWeekday(atelier)
  const receivesOn = new Set(atelier.visitWeekdays)
  const firstWeekday = isoWeekday(from)
  const weekdays = dates.map((_, day) => ((firstWeekday - 1 + day) % 7) + 1)
  const isHoliday = dates.map((date) => frenchHolidays(yearOf(date)).includes(date))
  const closed = closedAmong(dates, atelier.closures)
  const withoutClosures: OpenDays = {
    capacity: weekdays.map((weekday, day) => (isHoliday[day] ? 0 : (minutesOn.get(weekday) ?? 0))),
    isWorked: weekdays.map((weekday, day) => !isHoliday[day] && minutesOn.has(weekday)),
    takesVisits: weekdays.map((weekday, day) => !isHoliday[day] && receivesOn.has(weekday)),
  }
  return {
    dates,
    capacity: withoutClosures.capacity.map((minutes, day) => (closed[day] ? 0 : minutes)),
    isWorked: withoutClosures.isWorked.map((works, day) => works && !closed[day]),
    takesVisits: withoutClosures.takesVisits.map((takes, day) => takes && !closed[day]),
    withoutClosures,
  }
}

/** How full a week is; it is named by its Monday, and the first one may begin before the calendar does. */
export interface WeekLoad {
  readonly monday: CivilDate
  readonly capacityMinutes: number
  readonly reservedMinutes: number
}

/** The weeks of a calendar with what is reserved of them. */
export const weekLoads = (
  { dates, capacity }: WorkCalendar,
  free: readonly number[],
): readonly WeekLoad[] => {
  const [first] = dates
  if (first === undefined) return []
  const daysBefore = isoWeekday(first) - 1
  const monday = addDays(first, -daysBefore)
  return Array.from({ length: Math.ceil((dates.length + daysBefore) / 7) }, (_, week) => {
    const from = Math.max(0, week * 7 - daysBefore)
    const to = (week + 1) * 7 - daysBefore
    const sum = (minutes: readonly number[]) => minutes.slice(from, to).reduce((one, other) => one + other, 0)
    const capacityMinutes = sum(capacity)
    return {
      monday: addDays(monday, week * 7),
      capacityMinutes,
      reservedMinutes: capacityMinutes - sum(free),
    }
  })
}
