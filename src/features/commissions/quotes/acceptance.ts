import type { PostalAddress } from '../../../shared/postal/postal-address.schema.ts'
import type { House } from '../../settings/house.schema.ts'
import type { Seller } from '../../settings/seller.schema.ts'

/** What was agreed to when a quote was accepted; papers are made from it. It never changes. */
export interface Acceptance {
  /** As it was typed. */
  readonly name: string
  readonly billingAddress: PostalAddress
  /** The sentence that was agreed to, in the language in which it was read. */
  readonly sentence: string
  readonly terms: { readonly version: string }
  /** Of the paper that was agreed to. */
  readonly sha256: string
  /** Where the consent came from, in pseudonymised form. */
  readonly from: { readonly address: string; readonly device: string }
  readonly seller: Seller
  readonly house: Pick<House, 'name' | 'email' | 'phone'>
}
