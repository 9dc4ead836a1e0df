import { z } from 'zod'
import {
  ratingRange,
  reviewCommentMaxLength,
} from '../../../src/features/catalog/reviews/product-reviews.limits.ts'
import { refusalReasons } from '../../../src/features/catalog/reviews/review-refusal-reasons.ts'
import { replyMaxLength } from '../../../src/features/reviews/reviews.limits.ts'
import demoReviews from './demo-reviews.json' with { type: 'json' }

const word = z.string().min(1)

const demoReviewsSchema = z.object({
  customers: z.record(word, z.object({ firstName: word, lastName: word })),
  reviews: z.record(
    word,
    z.array(
      z.object({
        by: word,
        rating: z.number().int().min(ratingRange.min).max(ratingRange.max),
        daysAgo: z.number().int().positive(),
        comment: z.string().max(reviewCommentMaxLength),
        lng: z.literal('en').optional(),
        reply: z.string().max(replyMaxLength).optional(),
        editedDaysAgo: z.number().int().positive().optional(),
        report: z
          .object({ reason: z.enum(refusalReasons), details: word, daysAgo: z.number().int().positive() })
          .optional(),
      }),
    ),
  ),
})

/**
 * The customers of the demo and what they wrote, by the reference of the product. Most products
 * have reviews, but many have none.
 */
export const readDemoReviews = () => demoReviewsSchema.parse(demoReviews)
