import { creditedVat } from './credited-vat.ts'
import type { CreditNote, InvoiceLine } from './invoice-content.ts'
import { invoiceLinesOf, type PaperDetails, paperOf } from './invoice-of-order.ts'
import { totalsOf } from './invoice-totals.ts'
import type { OrderContract } from './order-contract.ts'
import type { Wording } from './printed-parties.ts'

/** A quantity of a line of the contract, named by its position, or the delivery. */
export interface RefundedPart {
  readonly line: number | 'shipping'
  readonly quantity: number
  readonly cents: number
}

/** The content of one refund of an order. */
export interface PaidBack {
  readonly cents: number
  readonly parts: readonly RefundedPart[]
}

export interface Credited extends PaidBack {
  /** The refunds of the earlier credit notes of the invoice, the first one first. */
  readonly before: readonly PaidBack[]
  readonly reason: Wording
  readonly refersTo: { readonly number: string; readonly issuedOn: string }
  readonly paper: PaperDetails
}

interface Amount {
  readonly quantity: number
  readonly cents: number
  readonly vatCents: number
}

/** A line of an invoice, reduced to what is refunded of it. */
const creditedLine = (line: InvoiceLine, { quantity, cents, vatCents }: Amount): InvoiceLine => {
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

/** A line for money that is refunded for no product: a gesture, or a refund that was made at the provider directly. */
const remainder = ({ cents, vatCents, rate }: Omit<Amount, 'quantity'> & { rate: number }): InvoiceLine => ({
  description: { fr: 'Remboursement commercial', en: 'Goodwill refund' },
  details: [],
  quantity: 1,
  unitNetCents: cents - vatCents,
  discountNetCents: 0,
  netCents: cents - vatCents,
  vatRateBasisPoints: rate,
  vatCents,
  grossCents: cents,
})

const wholeOrder = (contract: OrderContract): readonly RefundedPart[] => [
  ...contract.lines.map(({ quantity, netCents: cents }, line) => ({ line, quantity, cents })),
  ...(contract.shippingCents > 0
    ? [{ line: 'shipping' as const, quantity: 1, cents: contract.shippingCents }]
    : []),
]

/** What is refunded of each line, by its place on the invoice, and what belongs to no line. */
const creditOf = (contract: OrderContract, { cents, parts }: PaidBack) => {
  const places = contract.lines.length + (contract.shippingCents > 0 ? 1 : 0)
  const ofLines = (cents === contract.totalCents ? wholeOrder(contract) : parts)
    .map(({ line, ...part }) => ({ ...part, place: line === 'shipping' ? contract.lines.length : line }))
    .filter((part) => part.place < places)
  return { ofLines, restCents: cents - ofLines.reduce((sum, part) => sum + part.cents, 0) }
}

/** The credit note of a refund: for some lines or the whole invoice, and exactly for the refunded amount. */
export const creditNoteOfRefund = (contract: OrderContract, credited: Credited): CreditNote => {
  const { before, reason, refersTo, paper } = credited
  const invoiced = invoiceLinesOf(contract)
  const { ofLines, restCents } = creditOf(contract, credited)
  const earlier = before.map((given) => creditOf(contract, given))
  const vat = creditedVat(invoiced, [...earlier, { ofLines, restCents }]).at(-1)
  const lines = ofLines.flatMap(({ place, ...part }, index) => {
    const line = invoiced[place]
    // Products for which no money was left count as refunded, but no credit note lists them.
    return line && part.cents > 0 ? [creditedLine(line, { ...part, vatCents: vat?.ofLines[index] ?? 0 })] : []
  })
  const rest = { cents: restCents, vatCents: vat?.rest ?? 0, rate: contract.shippingVatRate }
  const all = restCents > 0 ? [...lines, remainder(rest)] : lines
  return {
    kind: 'credit-note',
    ...paperOf(contract, paper),
    refersTo: { ...refersTo, reason },
    lines: all,
    totals: totalsOf(all),
  }
}
