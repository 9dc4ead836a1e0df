import { houseTimeZone } from '../../shared/calendar/paris-time.ts'
import { dateFormat } from '../../shared/dates/date-format.ts'
import type { Language } from '../../shared/i18n/languages.ts'

const format = dateFormat({ dateStyle: 'full', timeStyle: 'medium', timeZone: houseTimeZone })

/** Returns « dimanche 22 novembre 2026 à 14:05:12 »: to the second, in the time zone of the house. */
export const spokenMoment = (atMs: number, lng: Language) => format(lng).format(atMs)
