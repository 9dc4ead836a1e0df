import { addDays, type CivilDate, daysBetween, isoWeekday, yearOf } from '../../shared/calendar/civil-date.ts'
import { frenchHolidays } from '../../shared/calendar/french-holidays.ts'
import type { House } from '../settings/house.schema.ts'
import type { Salon } from './appointments.limits.ts'

/** Days or hours at which the house is closed, once or repeatedly. */
export interface Closure {
  readonly firstDay: CivilDate
  readonly lastDay: CivilDate
  /** A time such as « 13:00 »; null means from the beginning of the day. */
  readonly fromTime: string | null
  /** Null means until the end of the day. */
  readonly toTime: string | null
  readonly repeats: 'never' | 'weekly' | 'yearly'
  /** The last day on which it is repeated; null means without end. */
  readonly repeatsUntil: CivilDate | null
  /** The closed salon; null means the whole house. */
  readonly salon: Salon | null
}

/** Opening hours of a day, in the time of Paris. */
export interface OpenHours {
  readonly from: string
  readonly to: string
  /** Appointments in these hours have to be confirmed by the team. */
  readonly onRequest: boolean
}

const week = 7

/** The same day of another year; 29 February becomes the 28th in a year without it. */
const inYear = (date: CivilDate, year: number): CivilDate => {
  const moved = `${String(year).padStart(4, '0')}${date.slice(4)}`
  return Number.isNaN(Date.parse(moved)) || addDays(moved, 0) !== moved ? `${moved.slice(0, 8)}28` : moved
}

const isWithin = (date: CivilDate, { firstDay, lastDay }: Pick<Closure, 'firstDay' | 'lastDay'>) =>
  firstDay <= date && date <= lastDay

/** Whether a closure falls on a day. */
export const closes = (closure: Closure, date: CivilDate): boolean => {
  const { firstDay, lastDay, repeats, repeatsUntil } = closure
  if (isWithin(date, closure)) return true
  if (repeats === 'never' || date < firstDay || (repeatsUntil !== null && date > repeatsUntil)) return false
  const length = daysBetween(firstDay, lastDay)
  if (repeats === 'weekly') return daysBetween(firstDay, date) % week <= length
  // The closure may have begun in the year before.
  return [yearOf(date), yearOf(date) - 1].some((year) => {
    const first = inYear(firstDay, year)
    return isWithin(date, { firstDay: first, lastDay: addDays(first, length) })
  })
}

/** The opening hours of a day, before closures are applied; none on a public holiday. */
export const openHoursOf = (date: CivilDate, { salon, onRequest }: House['hours']): readonly OpenHours[] => {
  if (frenchHolidays(yearOf(date)).includes(date)) return []
  const weekday = isoWeekday(date)
  const of = (openings: House['hours']['salon'], isOnRequest: boolean) =>
    openings
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes: to }) => ({ from: opens, to, onRequest: isOnRequest }))
  return [...of(salon, false), ...of(onRequest, true)]
}

/** Whether an appointment that begins at a time such as « 10:00 » has to be confirmed by the team. */
export const isOnRequest = (
  { date, time }: { readonly date: CivilDate; readonly time: string },
  hours: House['hours'],
) => openHoursOf(date, hours).some(({ from, to, onRequest }) => onRequest && from <= time && time < to)
