import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { CatalogContract } from '../catalog.contract.ts'
import { productCache } from '../catalog.limits.ts'

/** The categories of the boutique, in the order of the house. */
export const categoriesQuery = (api: Api<CatalogContract>) =>
  queryOptions({
    queryKey: ['categories', api.lng],
    queryFn: async ({ signal }) => (await api('GET /categories', { signal })).categories,
    staleTime: productCache.freshMs,
    gcTime: productCache.keptMs,
  })
