import { orderPurposeWith } from '../../orders/server/paying/order-purpose.public.ts'
import { removeDraft } from './drafts/remove-draft.ts'

/** An order that is paid ends the checkout that it came from. */
export const orderPurpose = orderPurposeWith({ endDraft: removeDraft })
