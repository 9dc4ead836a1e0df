import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'
import { houseTimeZone } from './paris-time.ts'
import { ordinal } from './spoken-day.ts'

const format = (lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { dateStyle: 'full', timeStyle: 'short', timeZone: houseTimeZone })

const formats = { fr: format('fr'), en: format('en') }

/** « mardi 3 novembre 2026 à 10:00 »: a moment to come, by the clocks of the house. */
export const spokenTime = (atMs: number, lng: Language) => ordinal(formats[lng].format(atMs), lng)
