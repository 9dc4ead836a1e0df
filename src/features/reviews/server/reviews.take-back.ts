import type { TakeBack } from '../../take-backs/server/take-back.public.ts'
import { productReviewTakeBackAudit, testimonialTakeBackAudit } from '../../take-backs/take-backs.audit.ts'
import { productReviewAudit, testimonialAudit } from '../reviews.audit.ts'
import { restoreProductReview } from './product-reviews/decide-product-reviews.ts'
import { restoreTestimonial } from './testimonials/decide-testimonials.ts'

/** Decisions about reviews, as long as the letter about them is in the house. */
export const reviewTakeBacks: readonly TakeBack[] = [
  ...[productReviewAudit.published, productReviewAudit.rejected].map(
    (action): TakeBack => ({
      action,
      needs: 'admin',
      logged: productReviewTakeBackAudit['taken-back'],
      run: restoreProductReview,
    }),
  ),
  ...[testimonialAudit.approved, testimonialAudit.rejected].map(
    (action): TakeBack => ({
      action,
      needs: 'admin',
      logged: testimonialTakeBackAudit['taken-back'],
      run: restoreTestimonial,
    }),
  ),
]
