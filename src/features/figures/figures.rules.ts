import {
  addDays,
  type CivilDate,
  civilDateOf,
  daysBetween,
  isoWeekday,
} from '../../shared/calendar/civil-date.ts'
import type { FigurePeriod } from './figures.limits.ts'

/** Days from the first to the last, both of them with it. */
export interface Span {
  readonly from: CivilDate
  readonly to: CivilDate
}

const beginningOf: Readonly<Record<FigurePeriod, (today: CivilDate) => CivilDate>> = {
  day: (today) => today,
  week: (today) => addDays(today, 1 - isoWeekday(today)),
  month: (today) => `${today.slice(0, 7)}-01`,
  year: (today) => `${today.slice(0, 4)}-01-01`,
}

/** The same day of a month before; the last one of that month where it is shorter. */
const monthsBefore = (date: CivilDate, months: number): CivilDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return civilDateOf(Date.UTC(year, month - 1 - months, Math.min(day, last)))
}

/** The first day of the next month. */
const shiftedOn = (first: CivilDate): CivilDate => `${addDays(first, 31).slice(0, 7)}-01`

const shifted: Readonly<Record<FigurePeriod, (date: CivilDate) => CivilDate>> = {
  day: (date) => addDays(date, -1),
  week: (date) => addDays(date, -7),
  month: (date) => monthsBefore(date, 1),
  year: (date) => monthsBefore(date, 12),
}

/** The current period up to today, and as much of the one before. */
export const spansOf = (
  period: FigurePeriod,
  today: CivilDate,
): { readonly now: Span; readonly before: Span } => {
  const now = { from: beginningOf[period](today), to: today }
  return { now, before: { from: shifted[period](now.from), to: shifted[period](now.to) } }
}

/** How many steps the chart of a period has: hours, days or months. */
export const stepsOf = (period: FigurePeriod, { from }: Span) => {
  if (period === 'day') return 24
  if (period === 'week') return 7
  return period === 'year' ? 12 : daysBetween(from, shiftedOn(from))
}

/** By how much a value has grown, as a part of what it was; nothing where there was nothing. */
export const growthOf = (now: number, before: number) => (before === 0 ? undefined : (now - before) / before)
