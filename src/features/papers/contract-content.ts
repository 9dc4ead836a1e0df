import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { TextBlock } from '../../shared/text/text-block.ts'
import type { Seller } from '../settings/seller.schema.ts'
import type { VatRegime, VatShare } from './invoice-content.ts'
import type { PrintedParty, PrintedSeller, Wording } from './printed-parties.ts'

/** A product as it was agreed on. Amounts are what the customer pays, VAT included. */
export interface ContractLine {
  readonly description: Wording
  /** Its essential characteristics: size, reference, composition, one below the other. */
  readonly details: readonly Wording[]
  readonly quantity: number
  readonly unitGrossCents: number
  readonly grossCents: number
  /** Between which days it was promised. */
  readonly promise: { readonly from: CivilDate; readonly to: CivilDate }
  /** Excluded is only what is cut to the customer's measures (L221-28 3°, §11.3). */
  readonly withdrawal: 'eligible' | 'excluded'
}

interface AgreedTerms {
  readonly version: string
  readonly acceptedAt: string
  /** The whole of them, in the language of the order and in French. */
  readonly text: Readonly<Record<'fr', readonly TextBlock[]>> & { readonly en?: readonly TextBlock[] }
}

/** Everything that stands in the contract of an order, as the customer keeps it (L221-13, §11.1). */
export interface ContractContent {
  readonly orderNumber: string
  /** The moment it was made, ISO: when the payment was accepted, as the terms say in article 4. */
  readonly concludedAt: string
  readonly language: Language
  readonly seller: PrintedSeller & Pick<Seller, 'mediator' | 'returnsEmail'>
  readonly buyer: PrintedParty & { readonly email: string; readonly phone?: string }
  readonly delivery: {
    readonly means: Wording
    /** Null when it is fetched at the atelier. */
    readonly address: PrintedParty | null
  }
  /** The day it is wanted for, when the buyer named one: the delivery must come before (L216-6). */
  readonly eventDate: CivilDate | null
  readonly lines: readonly ContractLine[]
  readonly subtotalCents: number
  readonly discount: { readonly name: Wording; readonly cents: number } | null
  readonly shippingCents: number
  readonly totalCents: number
  readonly vat: readonly VatShare[]
  readonly vatRegime: VatRegime
  readonly paymentMeans: Wording
  readonly terms: AgreedTerms
  /** Where one withdraws online (§11.4). */
  readonly withdrawalUrl: string
}
