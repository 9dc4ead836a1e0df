import { implement } from '../../../platform/http/implement.ts'
import { catalogTextsEn } from '../catalog.texts.en.ts'
import { catalogTextsFr } from '../catalog.texts.fr.ts'
import { productReviewsContract } from '../product-reviews.contract.ts'
import { publishReview } from './reviews/publish-review.ts'

const texts = { fr: catalogTextsFr.reviews, en: catalogTextsEn.reviews }

export const productReviewsRoutes = implement(productReviewsContract, {
  'POST /products/{id}/reviews': async (ctx, { params, body }) => {
    await publishReview(ctx, { ...body, productId: params.id })
    return { success: true as const, message: texts[ctx.lng].published }
  },
})
