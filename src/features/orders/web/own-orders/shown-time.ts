import { dateFormat } from '../../../../shared/calendar/date-format.ts'
import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'

const format = dateFormat({ timeStyle: 'short', timeZone: houseTimeZone })

/** Returns « 15:42 », in the time zone of the house. */
export const shownTime = (moment: string, lng: Language) => format(lng).format(new Date(moment))
