import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { testimonialsContract } from '../testimonials.contract.ts'
import { testimonialsErrors } from '../testimonials.errors.ts'
import { testimonialsRefusalsEn } from '../testimonials.refusals.en.ts'
import { testimonialsRefusalsFr } from '../testimonials.refusals.fr.ts'
import { confirmEmail } from './testimonials/confirm-email.ts'
import { decideTestimonials } from './testimonials/decide-testimonials.ts'
import { deleteTestimonial } from './testimonials/delete-testimonial.ts'
import { findTestimonialHistory } from './testimonials/find-testimonial-history.ts'
import { replyToTestimonial } from './testimonials/reply-to-testimonial.ts'
import { submitTestimonial } from './testimonials/submit-testimonial.ts'
import { moderatedOnTheWire, publishedOnTheWire } from './testimonials/testimonial-on-the-wire.ts'
import {
  findModerated,
  findPublished,
  findTestimonial,
  testimonialsTag,
} from './testimonials/testimonials.repository.ts'
import type { TestimonialRow } from './testimonials/testimonials.table.ts'

const sentences = { fr: testimonialsRefusalsFr.done, en: testimonialsRefusalsEn.done }
const success = true as const

const one = (row: TestimonialRow | undefined) => {
  if (!row) throw testimonialsErrors.testimonialNotFound()
  return { success, data: { review: moderatedOnTheWire(row) } }
}

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

  'GET /reviews/admin': async (ctx, { query: { page, limit, status, search } }) => {
    const kind = status === 'all' ? undefined : status
    const { rows, total, counts } = await findModerated(ctx.db, { kind, search, page, limit })
    const pages = { page, total, totalPages: totalPages({ count: total, limit }) }
    return { success, data: { reviews: rows.map(moderatedOnTheWire), ...pages, counts } }
  },

  'GET /reviews/{id}': async (ctx, { params }) => {
    const { data } = one(await findTestimonial(ctx.db, params.id))
    return { success, data: { ...data, history: await findTestimonialHistory(ctx.db, params.id) } }
  },

  'PATCH /reviews/{id}/approve': (ctx, { params }) =>
    ctx.write(async (tx) =>
      one((await decideTestimonials(ctx, tx, { ids: [params.id], status: 'approved' }))[0]),
    ),

  'PATCH /reviews/{id}/reject': (ctx, { params, body: { reason } }) =>
    ctx.write(async (tx) =>
      one((await decideTestimonials(ctx, tx, { ids: [params.id], status: 'rejected', reason }))[0]),
    ),

  'PUT /reviews/{id}/reply': async (ctx, { params, body }) =>
    one(await replyToTestimonial(ctx, { id: params.id, text: body.text })),

  'DELETE /reviews/{id}': async (ctx, { params }) => {
    await deleteTestimonial(ctx, params.id)
    return { success }
  },

  'POST /admin/reviews/decisions': async (ctx, { body: { ids, status, reason } }) => {
    const decision = reason && status === 'rejected' ? { status, reason } : { status: 'approved' as const }
    const decided = await ctx.once(async (tx) =>
      (await decideTestimonials(ctx, tx, { ids, ...decision })).map(({ id }) => id),
    )
    return { success, decided, missing: ids.filter((id) => !decided.includes(id)) }
  },
})
