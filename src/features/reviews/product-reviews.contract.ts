import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { productParams } from '../catalog/product.schema.ts'
import {
  productReviewStatuses,
  ratingRange,
  reviewCommentMaxLength,
} from '../catalog/reviews/product-reviews.limits.ts'
import { tidyComment } from '../catalog/reviews/product-reviews.rules.ts'
import { refusalReasons } from '../catalog/reviews/review-refusal-reasons.ts'

const ratingRequired = 'reviews:ratingRequired'

const newReviewSchema = z.object({
  rating: z
    .number(ratingRequired)
    .int(ratingRequired)
    .min(ratingRange.min, ratingRequired)
    .max(ratingRange.max, ratingRequired),
  comment: z.string().overwrite(tidyComment).max(reviewCommentMaxLength).default(''),
})

const success = z.literal(true)

const ownReviewSchema = z.object({
  _id: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  date: z.string(),
  updatedAt: z.string().nullable(),
  status: z.enum(productReviewStatuses),
  refusalReason: z.enum(refusalReasons).nullable().describe('Why the house has refused it'),
})

export const productReviewsContract = defineContract({
  'POST /products/{id}/reviews': {
    access: 'user',
    summary:
      'Publishes the review of a product, one for each customer; it waits where an earlier one was refused',
    params: productParams,
    body: newReviewSchema,
    status: 201,
    conflicts: 'The caller has reviewed this product already',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  },
  'GET /products/{id}/reviews/mine': {
    access: 'user',
    summary: 'What the caller wrote about a product, if anything',
    params: productParams,
    answer: z.object({ success, review: ownReviewSchema.nullable() }),
  },
  'PUT /products/{id}/reviews/mine': {
    access: 'user',
    summary: 'Changes what the caller wrote about a product; a refused one waits for the house then',
    params: productParams,
    body: newReviewSchema,
    answer: z.object({ success, message: z.string() }),
  },
  'DELETE /products/{id}/reviews/mine': {
    access: 'user',
    summary: 'Takes away what the caller wrote about a product',
    params: productParams,
    answer: z.object({ success, message: z.string() }),
  },
})

export type ProductReviewsContract = typeof productReviewsContract
export type NewReview = z.output<typeof newReviewSchema>
export type OwnReview = Readonly<z.output<typeof ownReviewSchema>>
