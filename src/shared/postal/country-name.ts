import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'

const made: { [lng in Language]?: Intl.DisplayNames } = {}

/** The names are looked up in one object for each language: to create it costs more than to ask it for all of them. */
export const namesOfCountries = (lng: Language) => {
  const names = made[lng] ?? new Intl.DisplayNames(locales[lng], { type: 'region' })
  made[lng] = names
  return names
}

/** « Belgique » for BE; the code itself where the browser knows no name for it. */
export const countryName = (code: string, lng: Language) => namesOfCountries(lng).of(code) ?? code
