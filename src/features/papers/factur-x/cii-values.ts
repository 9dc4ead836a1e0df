import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { element } from './xml.ts'

const wholeCents = 100

/** An amount in euros, to the cent. */
export const amountOf = (cents: number) => (cents / wholeCents).toFixed(2)

const digitsOfPrices = 6

/** What one product costs, as exactly as the total of its line asks for. */
export const unitPriceOf = (cents: number, quantity: number) => {
  const price = cents / wholeCents / quantity
  const exact = price.toFixed(2)
  return Number(exact) * quantity * wholeCents === cents ? exact : price.toFixed(digitsOfPrices)
}

export const rateOf = (basisPoints: number) => (basisPoints / wholeCents).toFixed(2)

const compact = (day: CivilDate) => day.replaceAll('-', '')

/** A day within an element of the document (format 102 of UNTDID 2379). */
export const dayElement = (name: string, day: CivilDate | null, namespace: 'udt' | 'qdt' = 'udt') =>
  day === null
    ? undefined
    : element(name, [element(`${namespace}:DateTimeString`, compact(day), { format: '102' })])
