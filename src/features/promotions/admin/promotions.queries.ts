import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { CatalogContract } from '../../catalog/catalog.contract.ts'
import type { PromotionsContract } from '../promotions.contract.ts'

export type PromotionsApi = PromotionsContract & CatalogContract

export const promotionsKey = ['admin-promotions'] as const

export const promotionsQuery = (api: Api<PromotionsContract>) =>
  queryOptions({
    queryKey: [...promotionsKey, api.lng],
    queryFn: ({ signal }) => api('GET /admin/promotions', { signal }),
    staleTime: 0,
    meta: { private: true },
  })

/** The categories that a code may leave out. */
export const excludableCategoriesQuery = (api: Api<CatalogContract>) =>
  queryOptions({
    queryKey: [...promotionsKey, 'categories', api.lng],
    queryFn: async ({ signal }) => (await api('GET /categories', { signal })).categories,
  })
