import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'

/**
 * A date format that is created for each language when it is first used: creating a formatter costs a thousand times as
 * much as using it.
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const made: { [lng in Language]?: Intl.DateTimeFormat } = {}
  return (lng: Language) => {
    const format = made[lng] ?? new Intl.DateTimeFormat(locales[lng], options)
    made[lng] = format
    return format
  }
}
