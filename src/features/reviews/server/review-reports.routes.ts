import { implement } from '../../../platform/http/implement.ts'
import { reviewReportsContract } from '../review-reports.contract.ts'
import { testimonialsRefusalsEn } from '../testimonials.refusals.en.ts'
import { testimonialsRefusalsFr } from '../testimonials.refusals.fr.ts'
import { reportReview } from './reporting/report-review.ts'

const sentences = { fr: testimonialsRefusalsFr.done, en: testimonialsRefusalsEn.done }

export const reviewReportsRoutes = implement(reviewReportsContract, {
  'POST /review-reports': async (ctx, { body }) => {
    await reportReview(ctx, body)
    return { success: true as const, message: sentences[ctx.lng].reported }
  },
})
