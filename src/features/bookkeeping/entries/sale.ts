import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { CreditNote, Invoice, InvoiceContent, VatRegime } from '../../papers/invoice-content.ts'
import { type LineNature, natureOf } from '../../papers/line-nature.ts'

/** An amount of a paper that is entered in one account of sales. */
export interface SaleLine {
  readonly nature: LineNature
  readonly rate: number
  readonly netCents: number
  readonly vatCents: number
}

/** A paper as the journal of sales reads it. */
export interface Sale {
  readonly number: string
  readonly day: CivilDate
  readonly kind: InvoiceContent['kind']
  /** The invoice that a credit note corrects, and its day. */
  readonly corrects?: { readonly number: string; readonly day: CivilDate }
  readonly regime: VatRegime
  readonly orderNumber: string
  readonly buyer: string
  readonly lines: readonly SaleLine[]
}

type Party = Pick<InvoiceContent['buyer'], 'firstName' | 'lastName' | 'company'>

export const nameOfBuyer = ({ firstName, lastName, company }: Party) =>
  company || `${firstName} ${lastName}`.trim()

export type PaperOfSale = Omit<Invoice, 'seller'> | Omit<CreditNote, 'seller'>

/** What a paper says of a sale, or of what was given back of it. */
export const saleOf = (content: PaperOfSale): Sale => ({
  number: content.number,
  day: content.issuedOn,
  kind: content.kind,
  ...(content.kind === 'credit-note' && {
    corrects: { number: content.refersTo.number, day: content.refersTo.issuedOn },
  }),
  regime: content.vatRegime,
  orderNumber: content.orderNumber,
  buyer: nameOfBuyer(content.buyer),
  lines: content.lines.map((line) => ({
    nature: natureOf(line, content.operation),
    rate: line.vatRateBasisPoints,
    netCents: line.netCents,
    vatCents: line.vatCents,
  })),
})
