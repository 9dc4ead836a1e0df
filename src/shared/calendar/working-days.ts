import { addDays, type CivilDate, isoWeekday, yearOf } from './civil-date.ts'
import { frenchHolidays } from './french-holidays.ts'

const friday = 5

/** « Jour ouvré »: Monday to Friday, public holidays left out (§15.3). */
export const isWorkingDay = (date: CivilDate) =>
  isoWeekday(date) <= friday && !frenchHolidays(yearOf(date)).includes(date)

/** The day itself if it is worked, else the nearest one that is, looking forward (1) or back (-1). */
export const nearestWorkingDay = (date: CivilDate, direction: 1 | -1): CivilDate => {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, direction)
  return day
}

/** So many working days after a day, whether or not that one is worked itself. */
export const addWorkingDays = (date: CivilDate, count: number): CivilDate => {
  let day = date
  for (let left = count; left > 0; left--) day = nearestWorkingDay(addDays(day, 1), 1)
  return day
}
