import type { ReactNode, Ref } from 'react'
import type { PostalAddress } from '../../../shared/postal/postal-address.schema.ts'
import type { ShownLine } from '../../cart/shown-line.ts'
import type { PaymentDesk } from '../../payments/payment-desk.ts'
import type { House } from '../../settings/house.schema.ts'

/** Where an address is chosen or written; the step asks it for the address when the customer goes on. */
export interface AddressDesk {
  readonly check: () => Promise<PostalAddress | undefined>
}

interface AddressPart {
  readonly desk: Ref<AddressDesk>
  readonly label: string
  readonly purpose: 'shipping' | 'billing'
  readonly entered: PostalAddress | null
  readonly onEntered: (address: PostalAddress) => void
  readonly refused?: Readonly<Record<string, string>> | undefined
}

interface PaymentPart {
  readonly desk: Ref<PaymentDesk>
  readonly provider: { readonly provider: 'stripe' | 'demo' | 'closed'; readonly publicKey: string | null }
  readonly amount: number
}

/** What other slices bring to the checkout; the page puts them together. */
export interface CheckoutParts {
  readonly cart: {
    readonly lines: readonly ShownLine[]
    readonly isKnown: boolean
    /** It could not be read: the contents say so, and how to try again. */
    readonly isFailed: boolean
    /** A line waits for the customer's answer. */
    readonly asks: boolean
    /** The lines with all that can be done to them, also when there are none or they cannot be read. */
    readonly contents: ReactNode
    /** The house has said that it is not as it is shown. */
    readonly readAgain: () => void
  }
  readonly address: (part: AddressPart) => ReactNode
  /** An address as it is told once it was entered. */
  readonly addressLine: (address: PostalAddress) => ReactNode
  readonly payment: (part: PaymentPart) => ReactNode
  readonly sizeName: (size: string) => string
  /** Where and when the salon hands over what is fetched. */
  readonly atelier: ReactNode
  readonly legal: {
    readonly guarantees: ReactNode
    /** What is said of a product that cannot be sent back (§11.3). */
    readonly excluded: string
  }
  /** Where « Écrivez-nous » leads. */
  readonly contact: Pick<House, 'email' | 'phone'>
  readonly customer: { readonly firstName: string; readonly email: string } | undefined
}
