import { addDays, type CivilDate, isoWeekday } from '../../shared/calendar/civil-date.ts'

/** A month of a year, as ISO writes it: `2026-11`. */
export type CivilMonth = string

interface Timed {
  readonly start: string
}

/** The day of a slot in Paris: its moment is written in the time of Paris. */
export const dayOfSlot = ({ start }: Timed): CivilDate => start.slice(0, 10)

/** Returns « 10:00 », in the time of Paris. */
export const timeOfSlot = ({ start }: Timed) => start.slice(11, 16)

export const monthOf = (date: CivilDate): CivilMonth => date.slice(0, 7)

/** The slots by day, in order; days without slots are left out. */
export const slotsByDay = <S extends Timed>(slots: readonly S[]): ReadonlyMap<CivilDate, readonly S[]> => {
  const days = new Map<CivilDate, S[]>()
  for (const slot of slots) {
    const date = dayOfSlot(slot)
    const ofDay = days.get(date)
    if (ofDay) ofDay.push(slot)
    else days.set(date, [slot])
  }
  return days
}

/** The month that is this many months later, or earlier for a negative number. */
export const addMonths = (month: CivilMonth, months: number): CivilMonth => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

const week = 7
const weeksShown = 6

/** The weeks of a month, from Monday. Their number is the same for each month, so that the page does not move. */
export const weeksOf = (month: CivilMonth): readonly (readonly CivilDate[])[] => {
  const first = `${month}-01`
  const monday = addDays(first, 1 - isoWeekday(first))
  return Array.from({ length: weeksShown }, (_, row) =>
    Array.from({ length: week }, (_day, column) => addDays(monday, row * week + column)),
  )
}

/**
 * Whether a day stands in the last row of its month and the first of the next one: then the next month shows it with
 * all that follows, and its own month only rows that are over.
 */
export const isInNextMonthToo = (date: CivilDate) =>
  monthOf(addDays(date, week - isoWeekday(date))) > monthOf(date)

/** The same day of another month, or its last day if it is shorter. */
const inMonth = (date: CivilDate, month: CivilMonth): CivilDate => {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}${date.slice(7)}`
  return same > last ? last : same
}

/** The day to which a key moves in the calendar; undefined for all other keys. */
export const dayByKey = (date: CivilDate, key: string): CivilDate | undefined => {
  const ways = new Map<string, () => CivilDate>([
    ['ArrowLeft', () => addDays(date, -1)],
    ['ArrowRight', () => addDays(date, 1)],
    ['ArrowUp', () => addDays(date, -week)],
    ['ArrowDown', () => addDays(date, week)],
    ['Home', () => addDays(date, 1 - isoWeekday(date))],
    ['End', () => addDays(date, week - isoWeekday(date))],
    ['PageUp', () => inMonth(date, addMonths(monthOf(date), -1))],
    ['PageDown', () => inMonth(date, addMonths(monthOf(date), 1))],
  ])
  return ways.get(key)?.()
}
