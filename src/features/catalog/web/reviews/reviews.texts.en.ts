import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { reviewsTextsFr } from './reviews.texts.fr.ts'

export const reviewsTextsEn: SameShape<typeof reviewsTextsFr> = {
  title: 'Customer reviews ({{count}})',
  none: 'This piece has no review yet. Be the first to share your opinion!',
  write: 'Write a review',
  cancel: 'Cancel',
  rating: 'Your rating',
  ratingRequiredTitle: 'Rating required',
  ratingRequired: 'Please give a rating of 1 to 5 stars',
  comment: 'Your review',
  commentHint: 'Optional. Appears with your first and last name.',
  submit: 'Send',
  submitting: 'Sending...',
  publishedTitle: 'Review added',
  signInTitle: 'Sign-in required',
  signIn: 'You must be signed in to leave a review',
  toSignIn: 'Sign in',
  failedTitle: 'Error',
  failed: 'Something went wrong while adding your review',
  stars: '{{rating}} out of 5',
  average: 'Average rating: {{rating}} out of 5',
  verified: 'Verified purchase',
  unverified: 'Unverified review',
  newestOnly: 'The {{count}} most recent reviews.',
  order: 'Newest first, with their date of publication.',
  how: 'How do reviews work?',
  howWritten:
    'Anyone with an account may review each piece once. A review appears as soon as it is sent and stays as long as the piece is shown. Nothing is given in return.',
  howVerified:
    '“Verified purchase” means that the piece was delivered to the author of the review. Other reviews are not verified. The date on which the piece was worn is not collected.',
  howRemoved:
    'A review cannot be edited; its author may ask us to take it down. The house removes only what is abusive, off topic, unlawful, an intrusion on privacy, self-interested or repeated, never because of its rating, and tells the author. Every published rating counts towards the average.',
}
