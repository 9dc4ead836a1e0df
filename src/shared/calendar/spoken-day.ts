import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'
import { type CivilDate, startOfDayMs } from './civil-date.ts'

const format = (lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { dateStyle: 'full', timeZone: 'UTC' })

const formats = { fr: format('fr'), en: format('en') }

/** French says « le 1er », and only of the first. */
export const ordinal = (text: string, lng: Language) => (lng === 'fr' ? text.replace(/\b1\b/, '1er') : text)

/** « mercredi 9 décembre 2026 »: a day of the calendar, with its weekday. */
export const spokenDay = (date: CivilDate, lng: Language) =>
  ordinal(formats[lng].format(startOfDayMs(date)), lng)
