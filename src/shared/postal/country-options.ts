import type { Language } from '../i18n/languages.ts'
import { locales } from '../i18n/locales.ts'
import { servedCountries } from './countries.ts'
import { namesOfCountries } from './country-name.ts'
import { otherUnionCountries } from './union-countries.ts'

const home = ['FR', 'MC']
const union: readonly string[] = otherUnionCountries
const elsewhere = servedCountries.filter((code) => !home.includes(code) && !union.includes(code))

const sorted = (codes: readonly string[], lng: Language) => {
  const named = namesOfCountries(lng)
  const { compare } = new Intl.Collator(locales[lng])
  return codes
    .map((code) => ({ value: code, label: named.of(code) ?? code }))
    .sort((one, other) => compare(one.label, other.label))
}

/** The countries the house sends to, in the reader's language: France and Monaco, the Union, then the world. */
export const countryGroups = (lng: Language) =>
  ({ france: sorted(home, lng), union: sorted(union, lng), elsewhere: sorted(elsewhere, lng) }) as const
