import { eurosOfCents } from '../../../shared/money.ts'

interface KnownCosts {
  /** Products as they were invoiced, without tax, and those of them whose cost is known. */
  readonly productsCents: number
  readonly knownProductsCents: number
  /** The lines of papers whose cost is known: how many, what is left of them without tax, and what that costs. */
  readonly knownLines: number
  readonly knownCents: number
  readonly costCents: number
}

const allPercent = 100

/** The share of the invoiced products whose cost is known. It is rounded down: « 100 % » leaves nothing out. */
const percentKnown = ({ productsCents, knownProductsCents }: KnownCosts) =>
  productsCents === 0 ? null : Math.floor((knownProductsCents * allPercent) / productsCents)

/** What is left of products once they are paid for: of those whose cost is known, and null where none is. */
export const marginOf = (costs: KnownCosts) => {
  const { knownLines, knownCents, costCents } = costs
  const isKnown = knownLines > 0
  return {
    cost: isKnown ? eurosOfCents(costCents) : null,
    margin: isKnown ? eurosOfCents(knownCents - costCents) : null,
    costKnown: percentKnown(costs),
  }
}
