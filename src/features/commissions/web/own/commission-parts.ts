import type { ReactNode, Ref } from 'react'
import type { PostalAddress } from '../../../../shared/postal/postal-address.schema.ts'
import type { PaymentDesk } from '../../../payments/payment-desk.ts'
import type { OwnAccess } from './own-access.public.ts'

/** The part where a customer writes an address; it is read when the customer goes on. */
export interface AddressDesk {
  readonly check: () => Promise<PostalAddress | undefined>
}

interface AddressPart {
  readonly desk: Ref<AddressDesk>
  readonly label: string
  readonly purpose: 'billing'
  readonly entered: PostalAddress | null
  readonly onEntered: (address: PostalAddress) => void
  readonly refused?: Readonly<Record<string, string>> | undefined
  readonly owner: { readonly firstName: string; readonly lastName: string; readonly phone: string }
}

interface PaymentPart {
  readonly desk: Ref<PaymentDesk>
  readonly provider: { readonly provider: 'stripe' | 'demo'; readonly publicKey: string | null }
  readonly amount: number
  readonly country: string | undefined
}

interface ConversationPart {
  readonly access: OwnAccess
  /** Whether something can still be written. */
  readonly isOpen: boolean
}

/** The parts that other features provide; the page puts them together. */
export interface CommissionParts {
  readonly address: (part: AddressPart) => ReactNode
  readonly payment: (part: PaymentPart) => ReactNode
  readonly conversation: (part: ConversationPart) => ReactNode
  readonly companion: (part: { readonly access: OwnAccess }) => ReactNode
}
