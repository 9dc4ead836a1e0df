import { houseTimeZone } from './calendar/paris-time.ts'
import type { Language } from './i18n/languages.ts'
import { locales } from './i18n/locales.ts'

const format = (lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { dateStyle: 'long', timeZone: houseTimeZone })

const formats = { fr: format('fr'), en: format('en') }

/** « 22 novembre 2026 »: the day of a moment, as it was in the house. */
export const longDay = (moment: string, lng: Language) => formats[lng].format(new Date(moment))
