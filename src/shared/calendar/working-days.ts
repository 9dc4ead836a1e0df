import { addDays, type CivilDate, isoWeekday, yearOf } from './civil-date.ts'
import { frenchHolidays } from './french-holidays.ts'

const friday = 5

/** « Jour ouvré »: Monday to Friday, except public holidays (§15.3). */
export const isWorkingDay = (date: CivilDate) =>
  isoWeekday(date) <= friday && !frenchHolidays(yearOf(date)).includes(date)

/** The day itself if it is a working day, else the nearest working day, after it (1) or before it (-1). */
export const nearestWorkingDay = (date: CivilDate, direction: 1 | -1): CivilDate => {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, direction)
  return day
}

/** The day that is so many working days later; the first day itself need not be one. */
export const addWorkingDays = (date: CivilDate, count: number): CivilDate => {
  let day = date
  for (let left = count; left > 0; left--) day = nearestWorkingDay(addDays(day, 1), 1)
  return day
}
