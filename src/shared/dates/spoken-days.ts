import { type CivilDate, startOfDayMs } from '../calendar/civil-date.ts'
import type { Language } from '../i18n/languages.ts'
import { dateFormat } from './date-format.ts'

const format = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** « 2–8 novembre 2026 »: a range of days. */
export const spokenDays = ({ from, to }: { from: CivilDate; to: CivilDate }, lng: Language) =>
  format(lng).formatRange(startOfDayMs(from), startOfDayMs(to))
