import { useApi } from '../../../../ui/api/use-api.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ProductModerationContract } from '../../product-moderation.contract.ts'
import type { Decision } from '../review-list.tsx'
import { useReviewWrite } from '../use-review-write.ts'
import { readingsOfProducts } from './product-reviews.queries.ts'

/** Publishes or refuses one or several reviews of products. Publishing a published review settles its reports. */
export const useDecideProductReviews = () => {
  const { t } = useTranslation('reviewsAdmin')
  const api = useApi<ProductModerationContract>()
  return useReviewWrite({
    send: ({ ids, reason }: Decision, idempotencyKey) =>
      api('POST /admin/product-reviews/decisions', {
        body: { ids: [...ids], ...(reason ? { status: 'rejected', reason } : { status: 'published' }) },
        idempotencyKey,
      }),
    said: ({ decided, missing }, { reason }) => ({
      title: t(reason ? 'done.refused' : 'done.published', { count: decided.length }),
      ...(missing.length > 0 && { description: t('done.missing', { count: missing.length }) }),
    }),
    undo: ({ decided: ids }, { reason }) => ({
      kind: 'product_review',
      ids,
      action: reason ? 'product_review.rejected' : 'product_review.published',
    }),
    refresh: readingsOfProducts,
  })
}
