import type { Language } from '../i18n/languages.ts'
import { type CivilDate, startOfDayMs } from './civil-date.ts'
import { dateFormat } from './date-format.ts'

const format = dateFormat({ dateStyle: 'full', timeZone: 'UTC' })

/** Replaces 1 by « 1er » in French, where only the first of the month is an ordinal. */
export const ordinal = (text: string, lng: Language) => (lng === 'fr' ? text.replace(/\b1\b/, '1er') : text)

/** « mercredi 9 décembre 2026 »: a day with its weekday. */
export const spokenDay = (date: CivilDate, lng: Language) =>
  ordinal(format(lng).format(startOfDayMs(date)), lng)
