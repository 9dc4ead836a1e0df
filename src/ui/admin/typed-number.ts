import { centsOfEuros } from '../../shared/money.ts'

/** Reads an amount or a number as an admin types it; NaN if it is invalid or ambiguous. */
export const numberIn = (typed: string) => {
  const text = typed.replace(/[\s€]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
}

/** The largest amount that an admin can type: an amount beyond it is a slip of the hand. */
const mostEuros = 9_999_999.99

/** Reads an amount in euros as an admin types it, in cents; undefined for a text that is no amount. */
export const centsIn = (typed: string) => {
  const euros = numberIn(typed)
  return euros <= mostEuros ? centsOfEuros(euros) : undefined
}

/** Formats an amount for a field, as « 29,90 » or « 15 ». */
export const typedEuros = (euros: number, lng: 'fr' | 'en') => {
  const text = Number.isInteger(euros) ? String(euros) : euros.toFixed(2)
  return lng === 'fr' ? text.replace('.', ',') : text
}

/** The paths of all numbers that could not be read, as the server names the fields. */
export const unreadableNumbers = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (Number.isNaN(value)) return [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => unreadableNumbers(part, [...path, name]))
}
