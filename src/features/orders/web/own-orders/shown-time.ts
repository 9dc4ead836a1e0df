import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { locales } from '../../../../shared/i18n/locales.ts'

/** « 15:42 », by the clocks of the house. */
export const shownTime = (moment: string, lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { timeStyle: 'short', timeZone: houseTimeZone }).format(
    new Date(moment),
  )
