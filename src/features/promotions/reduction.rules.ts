import { shareOutCents } from '../../shared/share-out.ts'

/** The longest code that somebody may type. */
export const promoCodeLength = 40

/** What a promotional code takes off a cart. */
export interface Reduction {
  /** In the spelling of the house. */
  readonly code: string
  /** A percentage or an amount. */
  readonly off: { readonly percent: number } | { readonly cents: number }
  /** How much the lines to which it applies have to cost together. */
  readonly leastCents: number
}

/** The house's welcome code, which it promises to every new subscriber (§5, §9). */
export const welcomePromotion = { code: 'BIENVENUE10', percent: 10 } as const

/** A code in the spelling of the house, however it was typed. */
export const spelledCode = (typed: string) => typed.trim().toUpperCase()

/** The reduction of the welcome code; undefined for any other code. */
export const welcomeReduction = (typed: string | undefined): Reduction | undefined => {
  const { code, percent } = welcomePromotion
  return typed !== undefined && spelledCode(typed) === code
    ? { code, off: { percent }, leastCents: 0 }
    : undefined
}

interface ReducedLine {
  readonly grossCents: number
  /** False for a line to which the code does not apply. */
  readonly reducible?: boolean | undefined
}

/**
 * The share that each line has in a reduction, in cents; undefined where the code gives nothing, because no line or too
 * little of the cart is what it is for. Half a cent is rounded in favour of the customer.
 */
export const reductionShares = (
  lines: readonly ReducedLine[],
  { off, leastCents }: Reduction,
): readonly number[] | undefined => {
  const reducible = lines.map((line) => (line.reducible === false ? 0 : line.grossCents))
  const baseCents = reducible.reduce((sum, cents) => sum + cents, 0)
  const isForNone = lines.length > 0 && lines.every((line) => line.reducible === false)
  if (isForNone || baseCents < leastCents) return undefined
  const cents =
    'percent' in off ? Math.round((baseCents * off.percent) / 100) : Math.min(off.cents, baseCents)
  return shareOutCents(cents, reducible)
}
