import { houseTimeZone } from '../calendar/paris-time.ts'
import type { Language } from '../i18n/languages.ts'
import { dateFormat } from './date-format.ts'

const format = dateFormat({ dateStyle: 'full', timeStyle: 'short', timeZone: houseTimeZone })

/** « mardi 3 novembre 2026 à 10:00 »: a future moment in Paris time. */
export const spokenTime = (atMs: number, lng: Language) => format(lng).format(atMs)
