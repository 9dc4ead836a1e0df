import { houseTimeZone } from './calendar/paris-time.ts'
import type { Language } from './i18n/languages.ts'
import { locales } from './i18n/locales.ts'

const format = (lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { dateStyle: 'medium', timeStyle: 'short', timeZone: houseTimeZone })

const formats = { fr: format('fr'), en: format('en') }

/** « 22 nov. 2026, 14:05 »: a moment as the clocks of the house showed it. */
export const dayAndTime = (moment: string, lng: Language) => formats[lng].format(new Date(moment))
