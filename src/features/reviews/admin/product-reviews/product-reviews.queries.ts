import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { patientRetry } from '../../../../ui/api/retry-policy.ts'
import { catalogReadings } from '../../../catalog/catalog-readings.ts'
import type { ProductModerationContract } from '../../product-moderation.contract.ts'
import { productReviewKinds } from '../../product-review-kinds.ts'
import { moderationPage, searchMaxLength } from '../../reviews.limits.ts'

const productReviewsKey = ['product-reviews'] as const

const changed = new Set<unknown>([...productReviewsKey, ...Object.values(catalogReadings)])

/** What is read again after an action of the house: its own lists, and the products whose stars may have changed. */
export const readingsOfProducts: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => changed.has(first),
}

const ofStaff = { staleTime: moderationPage.freshMs, ...patientRetry } as const

/** The reviews of products as the house reads them. */
export const moderatedReviews = listOver<ProductModerationContract>()({
  key: productReviewsKey,
  call: 'GET /admin/product-reviews',
  read: ({ reviews: rows, ...page }) => ({ rows, ...page }),
  choices: { status: productReviewKinds },
  ranges: { received: 'days' },
  searchMaxLength,
  reading: { ...ofStaff, refetchOnWindowFocus: false },
})

/** One review with its reports and its history. */
export const productReviewQuery = (api: Api<ProductModerationContract>, id: string) =>
  queryOptions({
    queryKey: [...productReviewsKey, 'one', id, api.lng],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/product-reviews/{id}', { params: { id }, signal })).review,
    meta: { private: true },
    ...ofStaff,
  })
