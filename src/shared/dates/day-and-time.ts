import { houseTimeZone } from '../calendar/paris-time.ts'
import type { Language } from '../i18n/languages.ts'
import { dateFormat } from './date-format.ts'

const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: houseTimeZone })

const time = dateFormat({ timeStyle: 'short', timeZone: houseTimeZone })

/** « 14:05 »: a moment of a known day in Paris time. */
export const timeOfDay = (moment: string, lng: Language) => time(lng).format(new Date(moment))

/** « 22 nov. 2026, 14:05 »: a moment in Paris time. */
export const dayAndTime = (moment: string, lng: Language) => format(lng).format(new Date(moment))
