import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'

type Parts = readonly { readonly type: string; readonly value: string }[]

/** The number of a day of a month: « 1er » in French, where only the first is an ordinal. */
export const ordinal = (day: string, lng: Language) => (lng === 'fr' && day === '1' ? '1er' : day)

const inFrench = (parts: Parts) =>
  parts.map(({ type, value }) => (type === 'day' ? ordinal(value, 'fr') : value)).join('')

const formatOf = (lng: Language, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locales[lng], options)
  if (lng !== 'fr') return format
  return {
    format: (moment: Date | number) => inFrench(format.formatToParts(moment)),
    formatRange: (from: Date | number, to: Date | number) => inFrench(format.formatRangeToParts(from, to)),
  }
}

/**
 * A date format that is created for each language when it is first used: creating a formatter costs a thousand times as
 * much as using it.
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const made: { [lng in Language]?: ReturnType<typeof formatOf> } = {}
  return (lng: Language) => {
    const format = made[lng] ?? formatOf(lng, options)
    made[lng] = format
    return format
  }
}
