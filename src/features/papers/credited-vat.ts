import { shareOutCents } from '../../shared/share-out.ts'
import type { InvoiceLine } from './invoice-content.ts'
import { vatInsideCents } from './vat.rules.ts'

/** What a credit note covers: parts of lines, by their place on the invoice, and money that belongs to no line. */
export interface Credit {
  readonly ofLines: readonly { readonly place: number; readonly cents: number }[]
  readonly restCents: number
}

interface CreditedVat {
  /** The order is that of the lines of the credit. */
  readonly ofLines: readonly number[]
  readonly rest: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const vatUpTo = ({ grossCents, vatCents, vatRateBasisPoints }: InvoiceLine, cents: number) =>
  cents === grossCents ? vatCents : vatInsideCents(cents, vatRateBasisPoints)

/** Tracks how much of each line of an invoice is credited: each cent only once, with its share of the tax. */
const takenBack = (invoiced: readonly InvoiceLine[]) => {
  const takenCents = invoiced.map(() => 0)
  const leftCents = () => invoiced.map(({ grossCents }, place) => grossCents - (takenCents[place] ?? 0))
  const take = (place: number, cents: number) => {
    const line = invoiced[place]
    if (!line) return 0
    const before = takenCents[place] ?? 0
    takenCents[place] = before + cents
    return vatUpTo(line, before + cents) - vatUpTo(line, before)
  }
  return { leftCents, take }
}

/**
 * The tax inside each of the credit notes of an invoice, one after the other. It is the tax of all that is credited of
 * a line including this note, less the tax of all that was credited before, so that the sum always equals the invoice,
 * however it is split. An amount that names no line, or exceeds what is left of its line, is taken from all lines.
 */
export const creditedVat = (
  invoiced: readonly InvoiceLine[],
  credits: readonly Credit[],
): readonly CreditedVat[] => {
  const { leftCents, take } = takenBack(invoiced)
  const takeFromAll = (cents: number) => {
    const left = leftCents()
    const withinCents = Math.min(cents, sum(left))
    const shares = shareOutCents(withinCents, left)
    const beyond = vatInsideCents(cents - withinCents, invoiced[0]?.vatRateBasisPoints ?? 0)
    return sum(shares.map((share, place) => take(place, share))) + beyond
  }
  return credits.map(({ ofLines, restCents }) => {
    const own = ofLines.map(({ place, cents }) => {
      const ownCents = Math.min(cents, leftCents()[place] ?? 0)
      return { vatCents: take(place, ownCents), beyondCents: cents - ownCents }
    })
    return {
      ofLines: own.map(({ vatCents, beyondCents }) => vatCents + takeFromAll(beyondCents)),
      rest: takeFromAll(restCents),
    }
  })
}
