import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { confirmAddressTextsFr } from './confirm-address.texts.fr.ts'

export const confirmAddressTextsEn: SameShape<typeof confirmAddressTextsFr> = {
  title: 'Confirm my address',
  description: 'Confirm the address that you left with your review.',
  lead: 'One press, and we can tell you what becomes of your review.',
  submit: 'Confirm my address',
  missing: 'This link is incomplete. Open it from our e-mail, or copy all of it.',
  failed: 'Your address could not be confirmed. Check your connection and try again.',
  withoutScript: 'This page needs JavaScript to confirm your address.',
  toReviews: 'See the reviews',
}
