import type { Listing } from '../../catalog.contract.ts'
import type { ShopFilters } from './filters/shop-filters.ts'

/**
 * The filters of the last page when the wanted page is past the end. Only an old link or a
 * smaller collection leads there.
 */
export const lastPageInstead = (
  filters: ShopFilters,
  listing: Pick<Listing, 'totalPages'> | undefined,
): ShopFilters | undefined =>
  listing && listing.totalPages > 0 && filters.page > listing.totalPages
    ? { ...filters, page: listing.totalPages }
    : undefined
