import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { testimonialsContract } from '../testimonials.contract.ts'
import { testimonialsRefusalsEn } from '../testimonials.refusals.en.ts'
import { testimonialsRefusalsFr } from '../testimonials.refusals.fr.ts'
import { confirmEmail } from './testimonials/confirm-email.ts'
import { submitTestimonial } from './testimonials/submit-testimonial.ts'
import { publishedOnTheWire } from './testimonials/testimonial-on-the-wire.ts'
import { findPublished, testimonialsTag } from './testimonials/testimonials.repository.ts'

const sentences = { fr: testimonialsRefusalsFr.done, en: testimonialsRefusalsEn.done }
const success = true as const

export const testimonialsRoutes = implement(testimonialsContract, {
  'GET /reviews/approved': async (ctx, { query: { page, limit } }) => {
    ctx.reads(testimonialsTag)
    const { rows, total, average } = await findPublished(ctx.db, { page, limit })
    const pages = { page, total, totalPages: totalPages({ count: total, limit }) }
    return { success, data: { reviews: rows.map(publishedOnTheWire), ...pages, average } }
  },

  'POST /reviews': async (ctx, { body }) => {
    await submitTestimonial(ctx, body)
    return { success, message: sentences[ctx.lng].submitted }
  },

  'POST /reviews/confirm-email': async (ctx, { body }) => {
    await confirmEmail(ctx, body.token)
    return { success, message: sentences[ctx.lng].confirmed }
  },
})
