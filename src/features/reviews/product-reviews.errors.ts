import { defineErrors } from '../../shared/errors.ts'
import './product-reviews.refusals.fr.ts'

export const productReviewsErrors = defineErrors('product-reviews', {
  alreadyReviewed: 'conflict',
  reviewNotFound: 'not-found',
})
