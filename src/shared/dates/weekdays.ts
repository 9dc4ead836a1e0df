import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'
import { dateFormat } from './date-format.ts'

const weekdayFormat = dateFormat({ weekday: 'long', timeZone: 'UTC' })

// 5 January 2026 is a Monday: ISO weekday n is n - 1 days after it.
const aMondayMs = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

/** The name of an ISO weekday, Monday being 1. */
export const weekdayName = (isoWeekday: number, lng: Language) =>
  weekdayFormat(lng).format(aMondayMs + (isoWeekday - 1) * dayMs)

/**
 * « lundi – vendredi » for consecutive days, and one name for a single day; « lundi – mardi et jeudi » when a day is
 * missing.
 */
export const weekdayRange = (isoWeekdays: readonly number[], lng: Language) => {
  const name = (day: number) => weekdayName(day, lng)
  return new Intl.ListFormat(locales[lng]).format(
    isoWeekdays.toSorted().flatMap((day, _, days) => {
      if (days.includes(day - 1)) return []
      let last = day
      while (days.includes(last + 1)) last++
      return last > day ? `${name(day)} – ${name(last)}` : name(day)
    }),
  )
}
