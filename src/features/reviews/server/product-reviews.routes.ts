import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { productReviewsContract } from '../product-reviews.contract.ts'
import { productReviewsRefusalsEn } from '../product-reviews.refusals.en.ts'
import { productReviewsRefusalsFr } from '../product-reviews.refusals.fr.ts'
import { changeOwnReview, deleteOwnReview } from './product-reviews/change-own-review.ts'
import { findOwnReview } from './product-reviews/find-own-review.ts'
import { publishReview } from './product-reviews/publish-review.ts'

const sentences = { fr: productReviewsRefusalsFr.reviewed, en: productReviewsRefusalsEn.reviewed }

export const productReviewsRoutes = implement(productReviewsContract, {
  'POST /products/{id}/reviews': async (ctx, { params, body }) => {
    const { waits } = await publishReview(ctx, { ...body, productId: params.id })
    const { newWaits, published } = sentences[ctx.lng]
    const message = waits ? newWaits : published
    return { success: true as const, message }
  },

  'GET /products/{id}/reviews/mine': async (ctx, { params }) => {
    const accountId = signedInCaller(ctx).id
    const row = await findOwnReview(ctx.db, { productId: params.id, accountId })
    if (!row) return { success: true as const, review: null }
    const { id, rating, comment, createdAt, updatedAt, status, refusalReason } = row
    const dates = { date: createdAt.toISOString(), updatedAt: updatedAt?.toISOString() ?? null }
    return { success: true as const, review: { _id: id, rating, comment, ...dates, status, refusalReason } }
  },

  'PUT /products/{id}/reviews/mine': async (ctx, { params, body }) => {
    const { waits } = await changeOwnReview(ctx, { ...body, productId: params.id })
    return { success: true as const, message: sentences[ctx.lng][waits ? 'waits' : 'changed'] }
  },

  'DELETE /products/{id}/reviews/mine': async (ctx, { params }) => {
    await deleteOwnReview(ctx, params.id)
    return { success: true as const, message: sentences[ctx.lng].deleted }
  },
})
