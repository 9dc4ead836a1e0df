import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { patientRetry } from '../../../ui/api/retry-policy.ts'
import type { CatalogContract, ListingFilters } from '../catalog.contract.ts'
import { askedProductsLimit, featuredCount, productCache, similarCount } from '../catalog.limits.ts'
import { catalogReadings } from '../catalog-readings.ts'

type CatalogApi = Api<CatalogContract>

const cache = { staleTime: productCache.freshMs, gcTime: productCache.keptMs }

/** One page of the boutique with its facets. */
export const productsQuery = (api: CatalogApi, filters: ListingFilters) =>
  queryOptions({
    queryKey: [catalogReadings.listing, api.lng, filters],
    queryFn: ({ signal }) => api('GET /products', { query: filters, signal }),
    ...cache,
  })

/** Splits ids into groups of as many as one call may name. */
const byCall = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / askedProductsLimit) }, (_, call) =>
    ids.slice(call * askedProductsLimit, (call + 1) * askedProductsLimit),
  )

/** Products by id. The ids are sorted, so that the same products always have the same query key. */
export const productsByIdsQuery = (api: CatalogApi, ids: readonly string[]) => {
  const asked = ids.toSorted()
  return queryOptions({
    queryKey: ['products-by-ids', api.lng, asked],
    queryFn: async ({ signal }) => {
      const listings = await Promise.all(
        byCall(asked).map((some) =>
          api('GET /products', { query: { ids: some.join(), limit: askedProductsLimit }, signal }),
        ),
      )
      return listings.flatMap(({ products }) => products)
    },
    ...cache,
  })
}

export const productQuery = (api: CatalogApi, id: string) =>
  queryOptions({
    queryKey: [catalogReadings.product, api.lng, id],
    queryFn: ({ signal }) => api('GET /products/{id}', { params: { id }, signal }),
    ...cache,
  })

/** The featured products of the home page. Their query is retried more often than others (§9). */
export const featuredQuery = (api: CatalogApi) =>
  queryOptions({
    ...productsQuery(api, { featured: true, limit: featuredCount }),
    ...patientRetry,
  })

/**
 * Products of the same category. One more than is shown is fetched, because the product itself may be
 * among them and is left out (§2).
 */
export const similarQuery = (api: CatalogApi, category: string) =>
  productsQuery(api, { category, limit: similarCount + 1 })

/** The newest products of a category, as many as stand in one row. */
export const categoryProductsQuery = (api: CatalogApi, category: string) =>
  productsQuery(api, { category, limit: similarCount })

/** The categories of the boutique, in the order of the house. */
export const categoriesQuery = (api: CatalogApi) =>
  queryOptions({
    queryKey: ['categories', api.lng],
    queryFn: async ({ signal }) => (await api('GET /categories', { signal })).categories,
    ...cache,
  })
