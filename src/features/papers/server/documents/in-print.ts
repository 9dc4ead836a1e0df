import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import { countryName } from '../../../../shared/postal/country-name.ts'
import { townLine } from '../../../../shared/postal/town-line.ts'
import { spacedVatNumber } from '../../../../shared/vat-number.ts'
import type { PrintedParty, PrintedSeller, Wording } from '../../printed-parties.ts'

const space = '\u00a0'

/** The text in one language; the French one where there is no English. */
export const inLanguage = ({ fr, en }: Wording, lng: Language) => (lng === 'en' && en ? en : fr)

/** Groups the first digits of a company number in threes, as in « 900 000 001 00017 ». */
export const groupedDigits = (digits: string, groups = 3) => {
  const parts = Array.from({ length: groups }, (_, index) => digits.slice(index * 3, index * 3 + 3))
  return [...parts, digits.slice(groups * 3)].filter(Boolean).join(space)
}

/** Formats a rate in hundredths of a percent as « 20 % » or « 5,5 % ». */
export const percentOf = (basisPoints: number, lng: Language = 'fr') =>
  new Intl.NumberFormat(locales[lng], { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  )

/** Formats an amount as « 1 290,00 », without the currency, which the head of the column names. */
export const amount = (cents: number) => formatExactEuros(cents).replace(/\s*€/, '')

/** Writes a day as « 22/11/2026 ». */
export const shortDay = (day: CivilDate) => day.split('-').reverse().join('/')

/**
 * Customers do not know the form « FR-75001 Paris »: so post code and town are written as on an envelope, then the
 * country.
 */
const townLines = (
  { postalCode, city, countryCode }: Pick<PrintedParty, 'postalCode' | 'city' | 'countryCode'>,
  lng: Language,
) => [townLine({ postalCode, city, country: countryCode }), countryName(countryCode, lng)]

/** The address of a party, line by line, the name first. */
export const partyLines = (party: PrintedParty, lng: Language = 'fr'): readonly string[] =>
  [
    `${party.firstName} ${party.lastName}`,
    party.company,
    party.street,
    party.further,
    ...townLines(party, lng),
  ].filter((line): line is string => Boolean(line))

/** The address of the seller's seat, line by line. */
export const seatLines = ({ seat }: PrintedSeller, lng: Language = 'fr'): readonly string[] => [
  seat.street,
  ...townLines(seat, lng),
]

const capitalOf = ({ capitalCents }: PrintedSeller) => formatExactEuros(capitalCents).replace(/,00/, '')

/** « SARL au capital de 50 000 € ». */
const legalFormOf = (seller: PrintedSeller) => `${seller.legalForm} au capital de ${capitalOf(seller)}`

/** « RCS Paris 900 000 001 ». */
const registerOf = ({ rcsCity, siren }: PrintedSeller) => `RCS ${rcsCity}${space}${groupedDigits(siren)}`

/** « SIRET 900 000 001 00017 ». */
const placeNumberOf = ({ siret }: PrintedSeller) => `SIRET${space}${groupedDigits(siret)}`

/** « TVA intracommunautaire FR 68 900 000 001 ». */
export const vatNumberOf = (vatNumber: string) => `TVA intracommunautaire ${spacedVatNumber(vatNumber)}`

/** Everything that identifies the seller, in lines. */
export const sellerLines = (seller: PrintedSeller) => [
  seller.legalName,
  legalFormOf(seller),
  ...seatLines(seller),
  registerOf(seller),
  placeNumberOf(seller),
  vatNumberOf(seller.vatNumber),
  seller.phone,
  seller.email,
]

/** The seller on one line, at the foot of every sheet. */
export const imprintOf = (seller: PrintedSeller) =>
  [
    `${seller.legalName}, ${legalFormOf(seller)}`,
    seatLines(seller).join(', '),
    registerOf(seller),
    placeNumberOf(seller),
    vatNumberOf(seller.vatNumber),
  ].join(' · ')
