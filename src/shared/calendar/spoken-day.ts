import type { Language } from '../i18n/languages.ts'
import { type CivilDate, startOfDayMs } from './civil-date.ts'
import { dateFormat } from './date-format.ts'

const format = dateFormat({ dateStyle: 'full', timeZone: 'UTC' })

/** French says « le 1er », and only of the first. */
export const ordinal = (text: string, lng: Language) => (lng === 'fr' ? text.replace(/\b1\b/, '1er') : text)

/** « mercredi 9 décembre 2026 »: a day of the calendar, with its weekday. */
export const spokenDay = (date: CivilDate, lng: Language) =>
  ordinal(format(lng).format(startOfDayMs(date)), lng)
