import type { ReactNode, Ref } from 'react'
import type { PostalAddress } from '../../../shared/postal/postal-address.schema.ts'
import type { ShownLine } from '../../cart/shown-line.ts'
import type { PaymentDesk } from '../../payments/payment-desk.ts'
import type { House } from '../../settings/house.schema.ts'

/**
 * The part where the customer chooses or writes an address; the step reads the address from it when the customer goes
 * on.
 */
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
  readonly country: string | undefined
}

interface ConfirmationPart {
  /** The number of products in the cart: only beyond some the address has to be confirmed. */
  readonly count: number
  readonly isAsked?: boolean
  readonly ref?: Ref<HTMLElement> | undefined
}

interface SlotsPart {
  /** The beginning of the chosen slot. */
  readonly value: string | null
  readonly onChoose: (start: string) => void
  readonly error: string | undefined
}

interface GuaranteedLine {
  readonly productId: string
  readonly name: string
}

/** The parts that other features provide for the checkout; the page puts them together. */
export interface CheckoutParts {
  readonly cart: {
    readonly lines: readonly ShownLine[]
    readonly isKnown: boolean
    /** The cart could not be read: `contents` says so, and offers to try again. */
    readonly isFailed: boolean
    /** A line waits for the customer's answer. */
    readonly asks: boolean
    /** The lines with their buttons; also shown when the cart is empty or could not be read. */
    readonly contents: ReactNode
    /** Reads the cart again, because the server has answered that it has changed. */
    readonly readAgain: () => void
  }
  readonly address: (part: AddressPart) => ReactNode
  /** Shows an address that was entered before. */
  readonly addressLine: (address: PostalAddress) => ReactNode
  readonly payment: (part: PaymentPart) => ReactNode
  /** The calendar with the free slots in which customers are measured. */
  readonly slots: (part: SlotsPart) => ReactNode
  readonly sizeName: (size: string) => string
  /** Where and when customers fetch orders at the salon. */
  readonly atelier: ReactNode
  readonly legal: {
    /** What is guaranteed, by law and beyond it, for what is about to be bought. */
    readonly guarantees: (lines: readonly GuaranteedLine[]) => ReactNode
    /** The words beside a product that cannot be sent back (§11.3). */
    readonly excluded: string
  }
  /** The mail address and telephone behind « Écrivez-nous ». */
  readonly contact: Pick<House, 'email' | 'phone'>
  readonly customer:
    | {
        readonly firstName: string
        readonly email: string
        readonly emailConfirmed: boolean
        readonly phone: string
      }
    | undefined
  /** Asks for the confirmation of the customer's address, where an order needs it. */
  readonly confirmation: (part: ConfirmationPart) => ReactNode
}
