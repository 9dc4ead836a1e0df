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
  /** The days between which the delivery was promised. */
  readonly promise: { readonly from: CivilDate; readonly to: CivilDate }
  /** Only a product made to the customer's measures is excluded (L221-28 3°, §11.3). */
  readonly withdrawal: 'eligible' | 'excluded'
}

interface AgreedTerms {
  readonly version: string
  readonly acceptedAt: string
  /** The full text of the terms, in the language of the order and in French. */
  readonly text: Readonly<Record<'fr', readonly TextBlock[]>> & { readonly en?: readonly TextBlock[] }
}

/** The content of the contract of an order, which the customer keeps (L221-13, §11.1). */
export interface ContractContent {
  readonly orderNumber: string
  /** The moment of the contract, in ISO format: when the payment was accepted, as article 4 of the terms says. */
  readonly concludedAt: string
  readonly language: Language
  readonly seller: PrintedSeller & Pick<Seller, 'mediator' | 'returnsEmail'>
  readonly buyer: PrintedParty & { readonly email: string; readonly phone?: string }
  readonly delivery: {
    readonly means: Wording
    /** Null when the order is fetched at the atelier. */
    readonly address: PrintedParty | null
  }
  /** The event day, if the customer named one: the delivery must come before it (L216-6). */
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
  /** The address of the page to withdraw online (§11.4). */
  readonly withdrawalUrl: string
}
