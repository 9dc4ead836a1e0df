import type { CreditNote, InvoiceLine } from './invoice-content.ts'
import { invoiceLinesOf, paperOf } from './invoice-of-order.ts'
import { totalsOf } from './invoice-totals.ts'
import type { OrderContract } from './order-contract.ts'
import type { Wording } from './printed-parties.ts'
import { vatInsideCents } from './vat.rules.ts'

/** So many of a line of the contract, by its place there, or its delivery. */
export interface RefundedPart {
  readonly line: number | 'shipping'
  readonly quantity: number
  readonly cents: number
}

interface Credited {
  readonly cents: number
  readonly parts: readonly RefundedPart[]
  readonly reason: Wording
  readonly refersTo: { readonly number: string; readonly issuedOn: string }
  readonly paper: Parameters<typeof paperOf>[1]
}

/** A line of an invoice cut down to what is given back of it: the tax inside follows the amount. */
const creditedLine = (line: InvoiceLine, { quantity, cents }: RefundedPart): InvoiceLine => {
  const vatCents = cents === line.grossCents ? line.vatCents : vatInsideCents(cents, line.vatRateBasisPoints)
  const netCents = cents - vatCents
  return {
    ...line,
    quantity,
    unitNetCents: Math.round(netCents / quantity),
    discountNetCents: 0,
    netCents,
    vatCents,
    grossCents: cents,
  }
}

/** What is given back beyond any line: a gesture, or what was given back in the provider's own office. */
const remainder = (cents: number, rate: number): InvoiceLine => {
  const vatCents = vatInsideCents(cents, rate)
  return {
    description: { fr: 'Remboursement commercial', en: 'Goodwill refund' },
    details: [],
    quantity: 1,
    unitNetCents: cents - vatCents,
    discountNetCents: 0,
    netCents: cents - vatCents,
    vatRateBasisPoints: rate,
    vatCents,
    grossCents: cents,
  }
}

const wholeOrder = (contract: OrderContract): readonly RefundedPart[] => [
  ...contract.lines.map(({ quantity, netCents: cents }, line) => ({ line, quantity, cents })),
  ...(contract.shippingCents > 0
    ? [{ line: 'shipping' as const, quantity: 1, cents: contract.shippingCents }]
    : []),
]

/** The credit note of a refund: the lines that it is for, or the whole invoice, to the cent of what went back. */
export const creditNoteOfRefund = (contract: OrderContract, credited: Credited): CreditNote => {
  const { cents, reason, refersTo, paper } = credited
  const parts = cents === contract.totalCents ? wholeOrder(contract) : credited.parts
  const invoiced = invoiceLinesOf(contract)
  // Pieces for which none of the money was left count as given back, and stand on no paper.
  const paid = parts.filter((part) => part.cents > 0)
  const lines = paid.flatMap((part) => {
    const line = part.line === 'shipping' ? invoiced[contract.lines.length] : invoiced[part.line]
    return line ? [creditedLine(line, part)] : []
  })
  const left = cents - lines.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const all = left > 0 ? [...lines, remainder(left, contract.shippingVatRate)] : lines
  return {
    kind: 'credit-note',
    ...paperOf(contract, paper),
    refersTo: { ...refersTo, reason },
    lines: all,
    totals: totalsOf(all),
  }
}
