import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { PrintedParty, PrintedSeller, Wording } from './printed-parties.ts'

/**
 * A product that was sold, or its delivery. A discount is a positive amount; net is the amount after it, without VAT.
 */
export interface InvoiceLine {
  readonly description: Wording
  /** Size, reference and composition, each on its own line. */
  readonly details: readonly Wording[]
  readonly quantity: number
  readonly unitNetCents: number
  readonly discountNetCents: number
  readonly netCents: number
  /** In hundredths of a percent: 2000 for 20 %. */
  readonly vatRateBasisPoints: number
  readonly vatCents: number
  readonly grossCents: number
  /** An acompte that is invoiced or, below 0, taken off what is invoiced at the end. */
  readonly nature?: 'advance'
}

/** The amount that is taxed at one rate, and its tax. */
export interface VatShare {
  readonly rateBasisPoints: number
  readonly baseCents: number
  readonly vatCents: number
}

export interface InvoiceTotals {
  /** The highest rate comes first. */
  readonly vat: readonly VatShare[]
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/**
 * The VAT that applies (§11.7): the French one; none, because the parcel leaves the Union; or that of the country of
 * delivery, declared over the One Stop Shop.
 */
export type VatRegime = 'french' | 'export' | 'one-stop-shop'

interface Issued {
  /** Invoices are numbered F-2026-000001, credit notes A-2026-000001. */
  readonly number: string
  readonly issuedOn: CivilDate
  /** The day of the delivery; null before it, and on a credit note for products that were never delivered. */
  readonly suppliedOn: CivilDate | null
  readonly orderNumber: string
  readonly orderedOn: CivilDate
  /** The day of the payment or the refund; null before it. */
  readonly paidOn: CivilDate | null
  readonly paymentMeans: Wording
  readonly seller: PrintedSeller
  readonly buyer: PrintedParty
  /** The delivery address, if it is not the buyer's address. */
  readonly deliveryAddress: PrintedParty | null
  readonly operation: 'goods' | 'services' | 'mixed'
  readonly vatRegime: VatRegime
  /** The delivery is one of these lines. */
  readonly lines: readonly InvoiceLine[]
  readonly totals: InvoiceTotals
  readonly language: Language
}

export interface Invoice extends Issued {
  readonly kind: 'invoice'
  /** It is for an acompte, before what was sold is handed over. */
  readonly isAdvance?: true
}

/** A correction of an invoice. Its amounts are positive and say how much is given back. */
export interface CreditNote extends Issued {
  readonly kind: 'credit-note'
  readonly refersTo: { readonly number: string; readonly issuedOn: CivilDate; readonly reason: Wording }
}

/** Everything that is printed on an invoice or a credit note (§11.11). */
export type InvoiceContent = Invoice | CreditNote
