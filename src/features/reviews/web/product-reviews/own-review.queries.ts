import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { ProductReviewsContract } from '../../product-reviews.contract.ts'

/**
 * What the customer wrote about a product; null when there is no review. Nothing is cached, because the form copies the
 * answer when it opens: it would copy an old answer before the new one arrives.
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

/** Whether the customer's review of a product is published, so that the button offers to change it. */
export const hasPublishedReviewQuery = (api: Api<ProductReviewsContract>, productId: string) =>
  queryOptions({
    queryKey: ['has-published-review', productId],
    queryFn: async ({ signal }) => {
      const { review } = await api('GET /products/{id}/reviews/mine', { params: { id: productId }, signal })
      return review?.status === 'published'
    },
    meta: { private: true },
  })
