import { environmentManager, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { CatalogContract, ListingFilters } from '../catalog.contract.ts'
import { featuredCount, productCache, similarCount } from '../catalog.limits.ts'

type CatalogApi = Api<CatalogContract>

const cache = { staleTime: productCache.freshMs, gcTime: productCache.keptMs }

const featuredRetries = 3
const firstRetryMs = 1000
const longestRetryMs = 30_000

/** One page of the boutique with its facets. */
export const productsQuery = (api: CatalogApi, filters: ListingFilters) =>
  queryOptions({
    queryKey: ['products', api.lng, filters],
    queryFn: ({ signal }) => api('GET /products', { query: filters, signal }),
    ...cache,
  })

/** One piece. */
export const productQuery = (api: CatalogApi, id: string) =>
  queryOptions({
    queryKey: ['product', api.lng, id],
    queryFn: ({ signal }) => api('GET /products/{id}', { params: { id }, signal }),
    ...cache,
  })

/** The pieces put forward on the home page; its layer tries three times more, waiting 1 s, 2 s, 4 s (§9). A page being rendered cannot wait. */
export const featuredQuery = (api: CatalogApi) =>
  queryOptions({
    ...productsQuery(api, { featured: true, limit: featuredCount }),
    retry: (failures) => !environmentManager.isServer() && failures < featuredRetries,
    retryDelay: (failures) => Math.min(firstRetryMs * 2 ** failures, longestRetryMs),
  })

/** Pieces of the same category. One more than is shown, because the piece itself may be among them and is left out (§2). */
export const similarQuery = (api: CatalogApi, category: string) =>
  productsQuery(api, { category, limit: similarCount + 1 })

/** The categories of the boutique, in the order of the house. */
export const categoriesQuery = (api: CatalogApi) =>
  queryOptions({
    queryKey: ['categories', api.lng],
    queryFn: async ({ signal }) => (await api('GET /categories', { signal })).categories,
    ...cache,
  })
