import { addDays, type CivilDate, yearOf } from '../../shared/calendar/civil-date.ts'
import { type DateKind, daysRemindedAfter } from './customer-notes.limits.ts'

/** A day of a customer's life; its year is not always known. */
export interface KeptDay {
  readonly kind: DateKind
  readonly day: number
  readonly month: number
  readonly year: number | null
}

const leapYear = 2000
const monthsOfYear = 12

/** How many days a month has; of a year that is not known, as many as it may have. */
const daysIn = (month: number, year: number | null) =>
  new Date(Date.UTC(year ?? leapYear, month, 0)).getUTCDate()

/** Whether the calendar has such a day. */
export const isDay = ({ day, month, year }: Omit<KeptDay, 'kind'>) =>
  month >= 1 && month <= monthsOfYear && day >= 1 && day <= daysIn(month, year)

const two = (number: number) => String(number).padStart(2, '0')

/** The day in a year; 29 February is kept on the 28th where there is none. */
const dayIn = ({ day, month }: KeptDay, year: number): CivilDate =>
  `${year}-${two(month)}-${two(Math.min(day, daysIn(month, year)))}`

/** A birthday comes each year, and so does a day without a year; a wedding comes once. */
const comesEachYear = ({ kind, year }: KeptDay) => kind === 'birthday' || year === null

/** The day that the house thinks of next, or has just missed; null once it is over for good. */
export const nextOf = (date: KeptDay, today: CivilDate): CivilDate | null => {
  const from = addDays(today, -daysRemindedAfter)
  const year = comesEachYear(date) || date.year === null ? yearOf(from) : date.year
  const next = dayIn(date, year)
  if (next >= from) return next
  return comesEachYear(date) ? dayIn(date, year + 1) : null
}

interface Reminded extends KeptDay {
  readonly remindDays: number | null
  readonly doneFor: CivilDate | null
}

/** The day that the house is reminded of today; null where it is not, or has thought of it already. */
export const remindedOf = (
  { remindDays, doneFor, ...date }: Reminded,
  today: CivilDate,
): CivilDate | null => {
  const next = nextOf(date, today)
  const isNear = next !== null && remindDays !== null && addDays(next, -remindDays) <= today
  return isNear && next !== doneFor ? next : null
}
