import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import { townLine } from '../../../../shared/postal/town-line.ts'
import { spacedVatNumber } from '../../../../shared/vat-number.ts'
import type { PrintedParty, PrintedSeller, Wording } from '../../printed-parties.ts'

const space = '\u00a0'

/** Words in one language; in French where there is no English. */
export const inLanguage = ({ fr, en }: Wording, lng: Language) => (lng === 'en' && en ? en : fr)

/** « 900 000 001 00017 »: a number of a company in groups of three, the rest as it is. */
export const groupedDigits = (digits: string, groups = 3) => {
  const parts = Array.from({ length: groups }, (_, index) => digits.slice(index * 3, index * 3 + 3))
  return [...parts, digits.slice(groups * 3)].filter(Boolean).join(space)
}

/** « 20 % », « 5,5 % », from hundredths of a percent. */
export const percentOf = (basisPoints: number, lng: Language = 'fr') =>
  new Intl.NumberFormat(locales[lng], { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  )

/** « 1 290,00 », without the sign that the head of its column says. */
export const amount = (cents: number) => formatExactEuros(cents, 'fr').replace(/\s*€/, '')

/** Writes a day as « 22/11/2026 ». */
export const shortDay = (day: CivilDate) => day.split('-').reverse().join('/')

const countryName = (code: string, lng: Language) =>
  new Intl.DisplayNames(locales[lng], { type: 'region' }).of(code) ?? code

/** Readers do not know the form « FR-75001 Paris »: code and town as on an envelope, then the country. */
const townLines = (
  { postalCode, city, countryCode }: Pick<PrintedParty, 'postalCode' | 'city' | 'countryCode'>,
  lng: Language,
) => [townLine({ postalCode, city, country: countryCode }), countryName(countryCode, lng)]

/** The address of a party in lines, the name first. */
export const partyLines = (party: PrintedParty, lng: Language = 'fr'): readonly string[] =>
  [
    `${party.firstName} ${party.lastName}`,
    party.company,
    party.street,
    party.further,
    ...townLines(party, lng),
  ].filter((line): line is string => Boolean(line))

/** The seat of the seller in lines. */
export const seatLines = ({ seat }: PrintedSeller, lng: Language = 'fr'): readonly string[] => [
  seat.street,
  ...townLines(seat, lng),
]

const capitalOf = ({ capitalCents }: PrintedSeller) => formatExactEuros(capitalCents, 'fr').replace(/,00/, '')

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
