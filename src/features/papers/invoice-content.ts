import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { PrintedParty, PrintedSeller, Wording } from './printed-parties.ts'

/** One thing that was sold, or its sending. A discount is a positive amount; net is what remains without VAT. */
export interface InvoiceLine {
  readonly description: Wording
  /** Size, reference, composition: one below the other. */
  readonly details: readonly Wording[]
  readonly quantity: number
  readonly unitNetCents: number
  readonly discountNetCents: number
  readonly netCents: number
  /** In hundredths of a percent: 2000 for 20 %. */
  readonly vatRateBasisPoints: number
  readonly vatCents: number
  readonly grossCents: number
}

/** What is taxed at one rate, and the tax. */
export interface VatShare {
  readonly rateBasisPoints: number
  readonly baseCents: number
  readonly vatCents: number
}

export interface InvoiceTotals {
  /** The highest rate first. */
  readonly vat: readonly VatShare[]
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/**
 * Which VAT is on it (§11.7): the French one; none, because it leaves the Union; or that of the country it goes
 * to, declared over the One Stop Shop.
 */
export type VatRegime = 'french' | 'export' | 'one-stop-shop'

interface Issued {
  /** Invoices are numbered F-2026-000001, credit notes A-2026-000001. */
  readonly number: string
  readonly issuedOn: CivilDate
  /** The day of the delivery; null while it is to come, and on a credit note of what never came. */
  readonly suppliedOn: CivilDate | null
  readonly orderNumber: string
  readonly orderedOn: CivilDate
  /** The day it was paid, or paid back; null while it was not. */
  readonly paidOn: CivilDate | null
  readonly paymentMeans: Wording
  readonly seller: PrintedSeller
  readonly buyer: PrintedParty
  /** Where it goes, when that is not the buyer's address. */
  readonly deliveryAddress: PrintedParty | null
  readonly operation: 'goods' | 'services' | 'mixed'
  readonly vatRegime: VatRegime
  /** Sending stands among them as a line of its own. */
  readonly lines: readonly InvoiceLine[]
  readonly totals: InvoiceTotals
  readonly language: Language
}

export interface Invoice extends Issued {
  readonly kind: 'invoice'
}

/** What an invoice says too much. Its amounts are positive: so much is given back. */
export interface CreditNote extends Issued {
  readonly kind: 'credit-note'
  readonly refersTo: { readonly number: string; readonly issuedOn: CivilDate; readonly reason: Wording }
}

/** Everything that stands on an invoice or a credit note, and from which it is printed (§11.11). */
export type InvoiceContent = Invoice | CreditNote
