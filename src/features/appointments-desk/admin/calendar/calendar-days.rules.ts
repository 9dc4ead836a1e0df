import {
  addDays,
  type CivilDate,
  daysBetween,
  isoWeekday,
  startOfDayMs,
} from '../../../../shared/calendar/civil-date.ts'

export const calendarViews = ['month', 'week', 'day'] as const

export type CalendarView = (typeof calendarViews)[number]

const week = 7

/** Reads a day such as « 2026-11-03 » from a URL; undefined for an invalid one. */
export const dayIn = (text: string | null): CivilDate | undefined => {
  if (!text || !/^20\d\d-[01]\d-[0-3]\d$/.test(text) || Number.isNaN(startOfDayMs(text))) return undefined
  return addDays(text, 0) === text ? text : undefined
}

const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`
const firstOfNextMonth = (date: CivilDate) => firstOfMonth(addDays(firstOfMonth(date), 31))
const monday = (date: CivilDate) => addDays(date, 1 - isoWeekday(date))

const daysFrom = (first: CivilDate, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(first, day))

/** The days that a view shows: for a month, with the weeks in which it begins and ends. */
export const daysOfView = (view: CalendarView, date: CivilDate): readonly CivilDate[] => {
  if (view === 'day') return [date]
  if (view === 'week') return daysFrom(monday(date), week)
  const first = monday(firstOfMonth(date))
  const last = addDays(firstOfNextMonth(date), -1)
  return daysFrom(first, daysBetween(first, addDays(monday(last), week)))
}

/** The day of a view after a step forward or back; for a month, its first day. */
export const steppedDay = (view: CalendarView, date: CivilDate, direction: 1 | -1): CivilDate => {
  if (view === 'day') return addDays(date, direction)
  if (view === 'week') return addDays(date, direction * week)
  return direction === 1 ? firstOfNextMonth(date) : firstOfMonth(addDays(firstOfMonth(date), -1))
}
