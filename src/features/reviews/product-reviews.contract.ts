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
    summary: 'Creates a product review, one per customer; it needs moderation if an earlier one was rejected',
    params: productParams,
    body: newReviewSchema,
    status: 201,
    conflicts: 'The caller has already reviewed this product',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  },
  'GET /products/{id}/reviews/mine': {
    access: 'user',
    summary: 'Returns the caller’s review of a product, or null',
    params: productParams,
    answer: z.object({ success, review: ownReviewSchema.nullable() }),
  },
  'PUT /products/{id}/reviews/mine': {
    access: 'user',
    summary: 'Updates the caller’s review of a product; a rejected one needs moderation again',
    params: productParams,
    body: newReviewSchema,
    answer: z.object({ success, message: z.string() }),
  },
  'DELETE /products/{id}/reviews/mine': {
    access: 'user',
    summary: 'Deletes the caller’s review of a product',
    params: productParams,
    answer: z.object({ success, message: z.string() }),
  },
})

export type ProductReviewsContract = typeof productReviewsContract
export type NewReview = z.output<typeof newReviewSchema>
export type OwnReview = Readonly<z.output<typeof ownReviewSchema>>
