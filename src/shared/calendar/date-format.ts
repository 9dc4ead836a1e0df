import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'

/** A way of writing dates, for each language made when it is first used: making it costs a thousand times what using it does. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const made: { [lng in Language]?: Intl.DateTimeFormat } = {}
  return (lng: Language) => {
    const format = made[lng] ?? new Intl.DateTimeFormat(locales[lng], options)
    made[lng] = format
    return format
  }
}
