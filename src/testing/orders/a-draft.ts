import type { CheckoutDraft } from '../../features/checkout/draft/checkout-draft.schema.ts'
import { anAddress } from '../accounts/an-address.ts'

/** The data that a customer may have entered before the order. */
export const aDraft: CheckoutDraft = {
  shippingAddress: anAddress,
  billingSame: true,
  billingAddress: null,
  deliveryMethod: 'standard',
  promoCode: '',
  notes: '',
  measuring: { way: null, phone: '', start: '' },
  eventDate: '',
}
