import { type CivilDate, civilDateOf } from '../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { Days } from '../periods.ts'

/** Spring and summer are the months from March to August, counted from January; autumn and winter go on into the next year. */
const firstOfSummer = 2
const firstOfWinter = 8
const monthsOfSeason = 6

/** The season of a month, as « 2026-summer »; a winter bears the year in which it begins. */
export const seasonOf = (month: string) => {
  const [year, place] = [Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1]
  if (place >= firstOfSummer && place < firstOfWinter) return `${year}-summer`
  return `${place < firstOfSummer ? year - 1 : year}-winter`
}

const monthsFrom = (year: number, month: number, many: number): Days => ({
  from: civilDateOf(Date.UTC(year, month, 1)),
  to: civilDateOf(Date.UTC(year, month + many, 0)),
})

/** The days of a season, or of a month. */
export const daysOfKey = (key: string): Days => {
  const year = Number(key.slice(0, 4))
  if (key.endsWith('-summer')) return monthsFrom(year, firstOfSummer, monthsOfSeason)
  if (key.endsWith('-winter')) return monthsFrom(year, firstOfWinter, monthsOfSeason)
  return monthsFrom(year, Number(key.slice(5, 7)) - 1, 1)
}

const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)
const earlier = (one: CivilDate, other: CivilDate) => (one < other ? one : other)

/** The days that a season or month has in common with others. */
export const daysWithin = (key: string, { from, to }: Days): Days => {
  const own = daysOfKey(key)
  return { from: later(own.from, from), to: earlier(own.to, to) }
}

const seasonNames = {
  fr: { summer: 'Printemps-été', winter: 'Automne-hiver' },
  en: { summer: 'Spring and summer', winter: 'Autumn and winter' },
} as const

/** « Automne-hiver 2026-2027 ». */
export const nameOfSeason = (key: string, lng: Language) => {
  const year = Number(key.slice(0, 4))
  return key.endsWith('-summer')
    ? `${seasonNames[lng].summer} ${year}`
    : `${seasonNames[lng].winter} ${year}-${year + 1}`
}
