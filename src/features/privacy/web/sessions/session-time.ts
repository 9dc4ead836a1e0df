import { dateFormat } from '../../../../shared/calendar/date-format.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'

const format = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** « 4 octobre 2026 à 14:05 », by the customer's own clock, so that the customer recognises when it was. */
export const sessionTime = (moment: string, lng: Language) => format(lng).format(new Date(moment))
