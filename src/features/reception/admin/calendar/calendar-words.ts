import { type CivilDate, startOfDayMs } from '../../../../shared/calendar/civil-date.ts'
import { spokenDay } from '../../../../shared/calendar/spoken-day.ts'
import { spokenDays } from '../../../../shared/calendar/spoken-days.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import type { CalendarView } from './calendar-days.rules.ts'

const formatsOf = (lng: Language) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lng], { ...options, timeZone: 'UTC' })
  return {
    month: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'short' }),
    weekdayAndDay: format({ weekday: 'short', day: 'numeric' }),
  }
}

const formats = { fr: formatsOf('fr'), en: formatsOf('en') }

/** « novembre 2026 »: what a view shows, in words. */
export const titleOfView = (
  { view, date, days }: { view: CalendarView; date: CivilDate; days: readonly CivilDate[] },
  lng: Language,
) => {
  if (view === 'month') return formats[lng].month.format(startOfDayMs(date))
  if (view === 'week') return spokenDays({ from: days[0] ?? date, to: days.at(-1) ?? date }, lng)
  return spokenDay(date, lng)
}

/** « mar. »: the weekday of a day. */
export const shortWeekday = (date: CivilDate, lng: Language) =>
  formats[lng].weekday.format(startOfDayMs(date))

/** « mar. 3 »: a day among those around it. */
export const shortDay = (date: CivilDate, lng: Language) =>
  formats[lng].weekdayAndDay.format(startOfDayMs(date))
