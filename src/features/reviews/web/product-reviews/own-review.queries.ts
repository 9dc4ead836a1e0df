import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { ProductReviewsContract } from '../../product-reviews.contract.ts'

/**
 * What the customer wrote about a product; null when nothing. The form copies it when it opens, so that nothing of an
 * earlier reading is kept: it would be copied before the new one is there.
 */
export const ownReviewQuery = (api: Api<ProductReviewsContract>, productId: string) =>
  queryOptions({
    queryKey: ['own-review', productId],
    queryFn: async ({ signal }) =>
      (await api('GET /products/{id}/reviews/mine', { params: { id: productId }, signal })).review,
    staleTime: 0,
    gcTime: 0,
    meta: { private: true },
  })
