const centsPerEuro = 100

/** Converts an amount of the API in euros to cents; rounds to the nearest cent. */
export const centsOfEuros = (euros: number) => Math.round(euros * centsPerEuro)

/** Converts cents to an amount of the API in euros. */
export const eurosOfCents = (cents: number) => cents / centsPerEuro

/** Amounts are written as in France in every language of the house (§1). */
const createFormatter = (decimals: 0 | 2) =>
  new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

/** Each is created when it is first used: every page loads this module, and few pages write both. */
const formatters: { [decimals in 0 | 2]?: Intl.NumberFormat } = {}

/** A negative amount begins with a minus sign instead of the hyphen that Intl writes. */
const written = (euros: number, decimals: 0 | 2) => {
  const formatter = formatters[decimals] ?? createFormatter(decimals)
  formatters[decimals] = formatter
  return formatter.format(euros).replace('-', '−')
}

/**
 * « 1 290 € »: whole euros without decimals, other amounts with two (§9); a value that is no number counts as 0 (§5).
 */
export const formatEuros = (euros: number) => {
  const cents = Number.isFinite(euros) ? centsOfEuros(euros) : 0
  return written(eurosOfCents(cents), cents % centsPerEuro === 0 ? 0 : 2)
}

/** « 1 290,00 € »: always with cents, as on an invoice (§9). */
export const formatExactEuros = (cents: number) => written(eurosOfCents(cents), 2)
