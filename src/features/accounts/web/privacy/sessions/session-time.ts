import type { Language } from '../../../../../shared/i18n/languages.ts'
import { locales } from '../../../../../shared/i18n/locales.ts'

/** « 4 octobre 2026 à 14:05 », by the reader's own clock: she is to recognise when it was her. */
export const sessionTime = (moment: string, lng: Language) =>
  new Intl.DateTimeFormat(locales[lng], { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment))
