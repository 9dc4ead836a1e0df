import { eurosOfCents } from '../../../shared/money.ts'
import type { VatShare } from '../../papers/invoice-content.ts'

const namedRates = { r20: 2000, r10: 1000, r5_5: 550, r2_1: 210, r0: 0 } as const

/** An amount of each rate that has a column; all other rates share one. */
const perRate = (vat: readonly VatShare[], amount: 'baseCents' | 'vatCents', sign: number) => {
  const sum = (isOf: (rate: number) => boolean) =>
    vat
      .filter(({ rateBasisPoints }) => isOf(rateBasisPoints))
      .reduce((cents, share) => cents + share[amount], 0)
  const inEuros = (cents: number) => eurosOfCents(sign * cents) || 0
  const known: readonly number[] = Object.values(namedRates)
  return {
    r20: inEuros(sum((rate) => rate === namedRates.r20)),
    r10: inEuros(sum((rate) => rate === namedRates.r10)),
    r5_5: inEuros(sum((rate) => rate === namedRates.r5_5)),
    r2_1: inEuros(sum((rate) => rate === namedRates.r2_1)),
    r0: inEuros(sum((rate) => rate === namedRates.r0)),
    other: inEuros(sum((rate) => !known.includes(rate))),
  }
}

/** The columns of bases and of taxes by rate; with -1, amounts are below 0. */
export const columnsPerRate = (vat: readonly VatShare[], sign = 1) => {
  const { r0: _untaxed, ...tax } = perRate(vat, 'vatCents', sign)
  return { base: perRate(vat, 'baseCents', sign), tax }
}
