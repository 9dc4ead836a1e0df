import type { CheckoutDraft } from '../../features/orders/checkout-draft.schema.ts'
import { anAddress } from '../accounts/an-address.ts'

/** What somebody may have entered before she orders. */
export const aDraft: CheckoutDraft = {
  shippingAddress: anAddress,
  billingSame: true,
  billingAddress: null,
  deliveryMethod: 'standard',
  promoCode: '',
  notes: '',
  eventDate: '',
}
