import { houseTimeZone } from '../../shared/calendar/paris-time.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { locales } from '../../shared/i18n/locales.ts'

const format = (lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { dateStyle: 'full', timeStyle: 'medium', timeZone: houseTimeZone })

const formats = { fr: format('fr'), en: format('en') }

/** « dimanche 22 novembre 2026 à 14:05:12 »: to the second, by the clock of the house. */
export const spokenMoment = (atMs: number, lng: Language) => formats[lng].format(atMs)
