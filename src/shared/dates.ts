import type { Language } from './i18n/languages.ts'
import { locales } from './i18n/locales.ts'

const weekdayFormat = (lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { weekday: 'long', timeZone: 'UTC' })

// 5 January 2026 is a Monday: ISO weekday n is the n-1-th day after it.
const aMondayMs = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

// Making a formatter costs a hundred times what using one does.
const weekdays = { fr: weekdayFormat('fr'), en: weekdayFormat('en') }

/** The name of an ISO weekday, Monday being 1. */
export const weekdayName = (isoWeekday: number, lng: Language) =>
  weekdays[lng].format(aMondayMs + (isoWeekday - 1) * dayMs)

const listFormat = (lng: Language) => new Intl.ListFormat(locales[lng])
const lists = { fr: listFormat('fr'), en: listFormat('en') }

interface Run {
  readonly first: number
  last: number
}

/** The days in order of the week, those that follow each other together. */
const runsOf = (isoWeekdays: readonly number[]) => {
  const runs: Run[] = []
  for (const day of isoWeekdays.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.last === day - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

/** « lundi – vendredi » for consecutive days, one name for a single day; « lundi – mardi et jeudi » where one is missing. */
export const weekdayRange = (isoWeekdays: readonly number[], lng: Language) =>
  lists[lng].format(
    runsOf(isoWeekdays).map(({ first, last }) =>
      first === last ? weekdayName(first, lng) : `${weekdayName(first, lng)} – ${weekdayName(last, lng)}`,
    ),
  )
