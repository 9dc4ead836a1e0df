import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'
import { type CivilDate, startOfDayMs } from './civil-date.ts'

const format = (lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { dateStyle: 'long', timeZone: 'UTC' })

const formats = { fr: format('fr'), en: format('en') }

/** « 2–8 novembre 2026 »: days of the calendar from one to another. */
export const spokenDays = ({ from, to }: { from: CivilDate; to: CivilDate }, lng: Language) =>
  formats[lng].formatRange(startOfDayMs(from), startOfDayMs(to))
