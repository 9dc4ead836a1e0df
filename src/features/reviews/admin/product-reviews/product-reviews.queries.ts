import { type InvalidateQueryFilters, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import { patientRetry } from '../../../../ui/api/retry-policy.ts'
import { catalogReadings } from '../../../catalog/catalog-readings.ts'
import type { ProductModerationContract } from '../../product-moderation.contract.ts'
import type { ProductReviewKind } from '../../product-review-kinds.ts'
import { moderationPage } from '../../reviews.limits.ts'

type ModerationApi = Api<ProductModerationContract>

const productReviewsKey = ['product-reviews'] as const

const changed = new Set<unknown>([...productReviewsKey, ...Object.values(catalogReadings)])

/** What is read again after an action of the house: its own lists, and the products whose stars may have changed. */
export const readingsOfProducts: InvalidateQueryFilters = {
  predicate: ({ queryKey: [first] }) => changed.has(first),
}

const ofTheHouse = { staleTime: moderationPage.freshMs, ...patientRetry, meta: { private: true } } as const

interface Wanted {
  readonly status: ProductReviewKind | undefined
  readonly search: string
  readonly page: number
}

/** One page of the reviews of products. */
export const productReviewsQuery = (api: ModerationApi, { status, search, page }: Wanted) =>
  queryOptions({
    queryKey: [...productReviewsKey, 'list', { status, search, page }, api.lng],
    queryFn: ({ signal }) => {
      const query = { page, limit: moderationPage.size, ...(status && { status }), ...(search && { search }) }
      return api('GET /admin/product-reviews', { query, signal })
    },
    placeholderData: keepPreviousData,
    ...ofTheHouse,
  })

/** One review with its reports and its history. */
export const productReviewQuery = (api: ModerationApi, id: string) =>
  queryOptions({
    queryKey: [...productReviewsKey, 'one', id, api.lng],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/product-reviews/{id}', { params: { id }, signal })).review,
    ...ofTheHouse,
  })
