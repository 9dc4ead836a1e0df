import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { type TestimonialChange, testimonialModerationContract } from '../testimonial-moderation.contract.ts'
import { testimonialsErrors } from '../testimonials.errors.ts'
import { findHistory } from './find-history.ts'
import { findReports } from './reports/reports.repository.ts'
import { decideTestimonials } from './testimonials/decide-testimonials.ts'
import { deleteTestimonial } from './testimonials/delete-testimonial.ts'
import { replyToTestimonial } from './testimonials/reply-to-testimonial.ts'
import { type ModeratedRow, moderatedOnTheWire } from './testimonials/testimonial-on-the-wire.ts'
import { findModerated, findTestimonial } from './testimonials/testimonials.repository.ts'

const success = true as const

const one = (row: ModeratedRow | undefined) => {
  if (!row) throw testimonialsErrors.testimonialNotFound()
  return { success, data: { review: moderatedOnTheWire(row) } }
}

const read = async ({ db }: Pick<Context, 'db'>, id: string) => one(await findTestimonial(db, id))

const actions = new Map<string, TestimonialChange['action']>([
  ['testimonial.approved', 'approved'],
  ['testimonial.rejected', 'rejected'],
  ['testimonial.kept', 'kept'],
  ['testimonial.replied', 'replied'],
  ['testimonial.reply_removed', 'reply_removed'],
])

export const testimonialModerationRoutes = implement(testimonialModerationContract, {
  'GET /reviews/admin': async (ctx, { query: { status, ...query } }) => {
    const kind = status === 'all' ? undefined : status
    const { rows, total, counts } = await findModerated(ctx.db, { ...query, kind })
    const pages = { page: query.page, total, totalPages: totalPages({ count: total, limit: query.limit }) }
    return { success, data: { reviews: rows.map(moderatedOnTheWire), ...pages, counts } }
  },

  'GET /reviews/{id}': async (ctx, { params }) => {
    const { data } = await read(ctx, params.id)
    const reported = [...(await findReports(ctx.db, { kind: 'testimonial', id: params.id }))]
    const history = await findHistory(ctx.db, { kind: 'testimonial', id: params.id, actions })
    return { success, data: { ...data, reported, history } }
  },

  'PATCH /reviews/{id}/approve': async (ctx, { params: { id } }) => {
    await ctx.write((tx) => decideTestimonials(ctx, tx, { ids: [id], status: 'approved' }))
    return read(ctx, id)
  },

  'PATCH /reviews/{id}/reject': async (ctx, { params: { id }, body: { reason } }) => {
    await ctx.write((tx) => decideTestimonials(ctx, tx, { ids: [id], status: 'rejected', reason }))
    return read(ctx, id)
  },

  'PUT /reviews/{id}/reply': async (ctx, { params: { id }, body }) => {
    await replyToTestimonial(ctx, { id, ...body })
    return read(ctx, id)
  },

  'DELETE /reviews/{id}': async (ctx, { params }) => {
    await deleteTestimonial(ctx, params.id)
    return { success }
  },

  'POST /admin/reviews/decisions': async (ctx, { body: { ids, status, reason } }) => {
    const decision = reason && status === 'rejected' ? { status, reason } : { status: 'approved' as const }
    const decided = await ctx.once((tx) => decideTestimonials(ctx, tx, { ids, ...decision }))
    return { success, decided, missing: ids.filter((id) => !decided.includes(id)) }
  },
})
