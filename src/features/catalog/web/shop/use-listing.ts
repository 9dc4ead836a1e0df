import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { CatalogContract, Listing } from '../../catalog.contract.ts'
import { productsQuery } from '../products.queries.ts'
import { listingFiltersOf, type ShopFilters } from './filters/shop-filters.ts'

export interface ListingState {
  readonly status: 'loading' | 'failed' | 'shown'
  /** While the next page is loading, this is the page before it. */
  readonly listing: Listing | undefined
}

/** The products that the filters ask for. */
export const useListing = (filters: ShopFilters): ListingState => {
  const query = productsQuery(useApi<CatalogContract>(), listingFiltersOf(filters))
  const { data, isError, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData })
  if (isError && data === undefined) return { status: 'failed', listing: undefined }
  return { status: data === undefined || isPlaceholderData ? 'loading' : 'shown', listing: data }
}
