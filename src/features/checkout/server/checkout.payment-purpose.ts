import { orderPurposeWith } from '../../orders/server/paying/order-purpose.public.ts'
import { removeDraft } from './drafts/remove-draft.ts'

/** The payment of an order removes the checkout draft that the order came from. */
export const orderPurpose = orderPurposeWith({ endDraft: removeDraft })
