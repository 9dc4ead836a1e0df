import type { z } from 'zod'
import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { postalAddressSchema } from '../../shared/postal/postal-address.schema.ts'
import type { DeliveryTerms } from '../settings/delivery.schema.ts'
import type { Seller } from '../settings/seller.schema.ts'

export type PostalAddress = Readonly<z.output<typeof postalAddressSchema>>

/** A line as both sides agreed to it. */
export interface AgreedLine {
  readonly productId: string
  readonly sku: string
  readonly nameFr: string
  readonly nameEn: string | null
  readonly compositionFr: string
  readonly compositionEn: string | null
  readonly size: string
  readonly quantity: number
  readonly unitCents: number
  readonly discountCents: number
  readonly netCents: number
  readonly vatRate: number
  readonly vatCents: number
  readonly promisedFrom: CivilDate
  readonly promisedTo: CivilDate
  readonly withdrawable: boolean
  /** For how long the house guarantees it beyond the law, if it does; older orders do not have this field. */
  readonly durabilityYears?: number
}

/** How the customer is measured for what is made to measure: in a visit at the salon, or at home. */
export type Measuring =
  | { readonly way: 'salon'; readonly phone: string; readonly start: string }
  | { readonly way: 'home'; readonly phone: string }

/**
 * What both sides agreed to when the button was pressed. It is kept for ten years and never changes (L213-1, §11.1).
 * The papers of the order are made from it.
 */
export interface OrderContract {
  readonly number: string
  readonly placedAt: string
  readonly language: Language
  readonly terms: { readonly document: 'cgv'; readonly version: string; readonly acceptedAt: string }
  /** Where the consent came from, in pseudonymised form. */
  readonly from: { readonly address: string; readonly device: string }
  readonly seller: Seller
  readonly house: { readonly name: string; readonly email: string; readonly phone: string }
  /** The terms of delivery at that time. Older orders do not have this field: the text of their terms contains it. */
  readonly delivery?: DeliveryTerms
  readonly email: string
  readonly shippingAddress: PostalAddress | null
  readonly billingAddress: PostalAddress
  readonly deliveryMethod: 'standard' | 'pickup'
  readonly notes: string
  readonly eventDate: CivilDate | null
  /** Older orders, and orders with nothing made to measure, do not have this field. */
  readonly measuring?: Measuring
  readonly promoCode: string | null
  readonly lines: readonly AgreedLine[]
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  readonly shippingVatRate: number
  readonly shippingVatCents: number
  readonly vatCents: number
  readonly totalCents: number
}
