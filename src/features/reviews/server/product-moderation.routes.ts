import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { productModerationContract } from '../product-moderation.contract.ts'
import { testimonialsErrors } from '../testimonials.errors.ts'
import { decideProductReviews, replyToProductReview } from './product-reviews/decide-product-reviews.ts'
import { findProductReview, findProductReviews } from './product-reviews/product-moderation.repository.ts'

const success = true as const

const one = async ({ db, lng }: Pick<Context, 'db' | 'lng'>, id: string) => {
  const review = await findProductReview(db, { id, lng })
  if (!review) throw testimonialsErrors.testimonialNotFound()
  return { success, review }
}

export const productModerationRoutes = implement(productModerationContract, {
  'GET /admin/product-reviews': async (ctx, { query: { status: kind, ...query } }) => {
    const wanted = { ...query, kind, lng: ctx.lng }
    const { reviews, count, counts } = await findProductReviews(ctx.db, wanted)
    return { success, reviews, count, counts, totalPages: totalPages({ count, limit: query.limit }) }
  },

  'GET /admin/product-reviews/{id}': (ctx, { params }) => one(ctx, params.id),

  'POST /admin/product-reviews/decisions': async (ctx, { body: { ids, status, reason } }) => {
    const decision = { ids, status, reason: status === 'rejected' ? (reason ?? null) : null }
    const decided = await ctx.once((tx) => decideProductReviews(ctx, tx, decision))
    return { success, decided, missing: ids.filter((id) => !decided.includes(id)) }
  },

  'PUT /admin/product-reviews/{id}/reply': async (ctx, { params, body }) => {
    await replyToProductReview(ctx, { id: params.id, ...body })
    return one(ctx, params.id)
  },
})
