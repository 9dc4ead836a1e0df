import { type CivilDate, startOfDayMs } from '../../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import { monthName } from '../../../../shared/dates/month-name.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { spokenDays } from '../../../../shared/dates/spoken-days.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import type { CalendarView } from './calendar-days.rules.ts'

const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' })
const weekdayAndDay = dateFormat({ weekday: 'short', day: 'numeric', timeZone: 'UTC' })

/** The title of a view, such as « novembre 2026 ». */
export const titleOfView = (
  { view, date, days }: { view: CalendarView; date: CivilDate; days: readonly CivilDate[] },
  lng: Language,
) => {
  if (view === 'month') return monthName(date.slice(0, 7), lng)
  if (view === 'week') return spokenDays({ from: days[0] ?? date, to: days.at(-1) ?? date }, lng)
  return spokenDay(date, lng)
}

/** The short weekday of a day, such as « mar. ». */
export const shortWeekday = (date: CivilDate, lng: Language) => weekday(lng).format(startOfDayMs(date))

/** The weekday and number of a day, such as « mar. 3 ». */
export const shortDay = (date: CivilDate, lng: Language) => weekdayAndDay(lng).format(startOfDayMs(date))
