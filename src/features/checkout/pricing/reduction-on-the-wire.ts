import { centsOfEuros, eurosOfCents } from '../../../shared/money.ts'
import { type Reduction, spelledCode } from '../../promotions/reduction.rules.ts'
import type { QuoteAnswer } from '../quote.contract.ts'

type Promo = QuoteAnswer['promo']

/** What a code takes off, so that a browser can compute what it takes off a cart that has just changed. */
export const reductionOnTheWire = ({ off, leastCents }: Reduction): NonNullable<Promo>['terms'] => ({
  percent: 'percent' in off ? off.percent : null,
  amount: 'cents' in off ? eurosOfCents(off.cents) : null,
  least: eurosOfCents(leastCents),
})

/** The reduction that an answer speaks of; undefined where the code gives none. */
export const reductionInAnswer = (promo: Promo | undefined): Reduction | undefined => {
  if (!promo?.applied || !promo.terms) return undefined
  const { percent, amount, least } = promo.terms
  const off = percent === null ? { cents: centsOfEuros(amount ?? 0) } : { percent }
  return { code: spelledCode(promo.code), off, leastCents: centsOfEuros(least) }
}
