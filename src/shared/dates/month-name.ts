import { startOfDayMs } from '../calendar/civil-date.ts'
import type { Language } from '../i18n/languages.ts'
import { dateFormat } from './date-format.ts'

const format = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** « novembre 2026 », for 2026-11. */
export const monthName = (month: string, lng: Language) => format(lng).format(startOfDayMs(`${month}-01`))
