import { type CivilDate, startOfDayMs } from '../calendar/civil-date.ts'
import type { Language } from '../i18n/languages.ts'
import { dateFormat } from './date-format.ts'

const format = dateFormat({ dateStyle: 'full', timeZone: 'UTC' })

/** « mercredi 9 décembre 2026 »: a day with its weekday. */
export const spokenDay = (date: CivilDate, lng: Language) => format(lng).format(startOfDayMs(date))
