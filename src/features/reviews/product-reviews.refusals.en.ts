import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { productReviewsRefusalsFr } from './product-reviews.refusals.fr.ts'

export const productReviewsRefusalsEn: SameShape<typeof productReviewsRefusalsFr> = {
  reviewed: {
    published: 'Thank you for your review!',
    changed: 'Your review has been changed.',
    waits: 'Your review has been changed. It will appear once the house has read it again.',
    newWaits: 'Thank you for your review. It will appear once the house has read it.',
    deleted: 'Your review has been deleted.',
  },
  errors: {
    alreadyReviewed: 'You have already reviewed this piece.',
    reviewNotFound: 'You have no review of this piece.',
  },
}
