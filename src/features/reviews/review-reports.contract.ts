import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { paragraphsField } from '../../shared/api/text-fields.ts'
import { refusalReasons } from '../catalog/reviews/review-refusal-reasons.ts'
import { reportDetailsMaxLength } from './reviews.limits.ts'

const reason = z.enum(refusalReasons)

export const reviewReportsContract = defineContract({
  'POST /review-reports': {
    access: 'public',
    summary: 'Reports a review, once per reader and review',
    body: z.object({
      kind: z.enum(['product', 'testimonial']),
      review: z.string(),
      reason,
      details: paragraphsField({ maxLength: reportDetailsMaxLength }).default(''),
    }),
    status: 202,
    answer: z.object({ success: z.literal(true), message: z.string() }),
  },
})

/** The reports of readers about one review, as the house reads them. */
export const reportedSchema = z.array(
  z.object({ at: z.iso.datetime(), reason, details: z.string(), settled: z.boolean() }),
)

export type ReviewReportsContract = typeof reviewReportsContract
export type Reported = Readonly<z.output<typeof reportedSchema>>
