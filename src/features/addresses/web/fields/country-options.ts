import type { Language } from '../../../../shared/i18n/languages.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { servedCountries } from '../../../../shared/postal/countries.ts'
import { otherUnionCountries } from '../../../../shared/postal/union-countries.ts'

const home = ['FR', 'MC']
const union: readonly string[] = otherUnionCountries
const elsewhere = servedCountries.filter((code) => !home.includes(code) && !union.includes(code))

const names = (lng: Language) => new Intl.DisplayNames(locales[lng], { type: 'region' })

/** « Belgique » for BE; the code itself where the browser knows no name for it. */
export const countryName = (code: string, lng: Language) => names(lng).of(code) ?? code

const sorted = (codes: readonly string[], lng: Language) => {
  const named = names(lng)
  const { compare } = new Intl.Collator(locales[lng])
  return codes
    .map((code) => ({ value: code, label: named.of(code) ?? code }))
    .sort((one, other) => compare(one.label, other.label))
}

/** The countries the house sends to, in the reader's language: France and Monaco, the Union, then the world. */
export const countryGroups = (lng: Language) =>
  ({ france: sorted(home, lng), union: sorted(union, lng), elsewhere: sorted(elsewhere, lng) }) as const
