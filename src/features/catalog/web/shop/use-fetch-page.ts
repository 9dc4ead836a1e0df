import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { CatalogContract } from '../../catalog.contract.ts'
import { productsQuery } from '../products.queries.ts'
import { listingFiltersOf, type ShopFilters } from './filters/shop-filters.ts'

/** Fetches another page of the same results before it is asked for. */
export const useFetchPage = (filters: ShopFilters) => {
  const queries = useQueryClient()
  const api = useApi<CatalogContract>()
  return (page: number) => {
    void queries.prefetchQuery(productsQuery(api, listingFiltersOf({ ...filters, page })))
  }
}
