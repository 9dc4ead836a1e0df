import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'

export const namesOfCountries = (lng: Language) => new Intl.DisplayNames(locales[lng], { type: 'region' })

/** « Belgique » for BE; the code itself where the browser knows no name for it. */
export const countryName = (code: string, lng: Language) => namesOfCountries(lng).of(code) ?? code
