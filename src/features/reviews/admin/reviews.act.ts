import { actOver } from '../../desk/admin/today/act.public.ts'
import type { ProductModerationContract } from '../product-moderation.contract.ts'
import type { TestimonialModerationContract } from '../testimonial-moderation.contract.ts'

export const publishTestimonial = actOver<TestimonialModerationContract>()('publish-testimonial', (api, id) =>
  api('PATCH /reviews/{id}/approve', { params: { id } }),
)

export const publishProductReview = actOver<ProductModerationContract>()(
  'publish-product-review',
  (api, id, idempotencyKey) =>
    api('POST /admin/product-reviews/decisions', {
      body: { ids: [id], status: 'published' },
      idempotencyKey,
    }),
)
