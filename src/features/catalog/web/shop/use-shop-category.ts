import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { CatalogContract } from '../../catalog.contract.ts'
import { categoriesQuery } from '../products.queries.ts'
import { isCollection, type ShopFilters } from './filters/shop-filters.ts'

/** The category that the page is about; undefined when any other filter is set. */
export const useShopCategory = (filters: ShopFilters) => {
  const { data: categories = [] } = useQuery(categoriesQuery(useApi<CatalogContract>()))
  return isCollection(filters) ? categories.find(({ _id }) => _id === filters.category) : undefined
}
