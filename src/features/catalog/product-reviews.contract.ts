import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { productParams } from './product.schema.ts'
import { ratingRange, reviewCommentMaxLength } from './product-reviews.limits.ts'
import { tidyComment } from './product-reviews.rules.ts'

const ratingRequired = 'reviews:ratingRequired'

const newReviewSchema = z.object({
  rating: z
    .number(ratingRequired)
    .int(ratingRequired)
    .min(ratingRange.min, ratingRequired)
    .max(ratingRange.max, ratingRequired),
  comment: z.string().overwrite(tidyComment).max(reviewCommentMaxLength).default(''),
})

export const productReviewsContract = defineContract({
  'POST /products/{id}/reviews': {
    access: 'user',
    summary: 'Publishes the review of a piece, one for each customer',
    params: productParams,
    body: newReviewSchema,
    status: 201,
    conflicts: 'The caller has reviewed this piece already',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  },
})

export type ProductReviewsContract = typeof productReviewsContract
export type NewReview = z.output<typeof newReviewSchema>
