import type { Language } from './i18n/languages.ts'
import { locales } from './i18n/locales.ts'

const centsPerEuro = 100

/** Converts an amount of the API in euros to cents; rounds to the nearest cent. */
export const centsOfEuros = (euros: number) => Math.round(euros * centsPerEuro)

/** Converts cents to an amount of the API in euros. */
export const eurosOfCents = (cents: number) => cents / centsPerEuro

const formatters = new Map<string, Intl.NumberFormat>()

const formatter = (lng: Language, decimals: 0 | 2) => {
  const key = `${lng}${decimals}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locales[lng], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(key, made)
  return made
}

/** A negative amount begins with a minus sign instead of the hyphen that Intl writes. */
const written = (euros: number, lng: Language, decimals: 0 | 2) =>
  formatter(lng, decimals).format(euros).replace('-', '−')

/**
 * « 1 290 € »: whole euros without decimals, other amounts with two (§9); a value that is no number counts as 0 (§5).
 */
export const formatEuros = (euros: number, lng: Language) => {
  const cents = Number.isFinite(euros) ? centsOfEuros(euros) : 0
  return written(eurosOfCents(cents), lng, cents % centsPerEuro === 0 ? 0 : 2)
}

/** « 1 290,00 € »: always with cents, as on an invoice (§9). */
export const formatExactEuros = (cents: number, lng: Language) => written(eurosOfCents(cents), lng, 2)
