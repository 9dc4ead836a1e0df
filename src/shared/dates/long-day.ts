import { houseTimeZone } from '../calendar/paris-time.ts'
import type { Language } from '../i18n/languages.ts'
import { dateFormat } from './date-format.ts'

const format = dateFormat({ dateStyle: 'long', timeZone: houseTimeZone })

/** « 22 novembre 2026 »: the day of a moment in Paris time. */
export const longDay = (moment: string, lng: Language) => format(lng).format(new Date(moment))
