import { actOver } from '../../desk/admin/today/act.public.ts'
import type { TakeBacksContract } from '../../take-backs/take-backs.contract.ts'
import type { ProductModerationContract } from '../product-moderation.contract.ts'
import type { TestimonialModerationContract } from '../testimonial-moderation.contract.ts'

export const publishTestimonial = actOver<TestimonialModerationContract & TakeBacksContract>()(
  'publish-testimonial',
  (api, id) => api('PATCH /reviews/{id}/approve', { params: { id } }),
  (api, id) =>
    api('POST /admin/take-backs', { body: { kind: 'testimonial', id, action: 'testimonial.approved' } }),
)

export const publishProductReview = actOver<ProductModerationContract & TakeBacksContract>()(
  'publish-product-review',
  (api, id, idempotencyKey) =>
    api('POST /admin/product-reviews/decisions', {
      body: { ids: [id], status: 'published' },
      idempotencyKey,
    }),
  (api, id) =>
    api('POST /admin/take-backs', {
      body: { kind: 'product_review', id, action: 'product_review.published' },
    }),
)
