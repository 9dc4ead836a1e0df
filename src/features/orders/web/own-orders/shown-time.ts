import { dateFormat } from '../../../../shared/calendar/date-format.ts'
import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'

const format = dateFormat({ timeStyle: 'short', timeZone: houseTimeZone })

/** « 15:42 », by the clocks of the house. */
export const shownTime = (moment: string, lng: Language) => format(lng).format(new Date(moment))
