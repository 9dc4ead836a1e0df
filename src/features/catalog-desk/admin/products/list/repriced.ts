import { highestPriceEuros } from '../../../../catalog/catalog.limits.ts'

const written = /^(?<sign>[+-]?)(?<number>\d+(?:\.\d{1,2})?)(?<percent>%?)$/

/**
 * The price that somebody types for several products at once, from the price of one: « 1 290 », « +50 », « −10 % ».
 * It is in whole euros; undefined for what is no price.
 */
export const repriced = (price: number, typed: string) => {
  const text = typed.replaceAll(/[\s€]/g, '').replace(',', '.').replace('−', '-')
  const { sign, number, percent } = written.exec(text)?.groups ?? {}
  if (number === undefined || (percent && !sign)) return undefined
  const amount = (sign === '-' ? -1 : 1) * Number(number)
  const wanted = percent ? price * (1 + amount / 100) : amount + (sign ? price : 0)
  const euros = Math.round(wanted)
  return euros >= 0 && euros <= highestPriceEuros ? euros : undefined
}
