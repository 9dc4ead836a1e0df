import type { Listing } from '../../catalog.contract.ts'
import type { ShopFilters } from './filters/shop-filters.ts'

/** The last page, in place of one past it: only an old link or a shrunken collection leads there. */
export const lastPageInstead = (
  filters: ShopFilters,
  listing: Pick<Listing, 'totalPages'> | undefined,
): ShopFilters | undefined =>
  listing && listing.totalPages > 0 && filters.page > listing.totalPages
    ? { ...filters, page: listing.totalPages }
    : undefined
