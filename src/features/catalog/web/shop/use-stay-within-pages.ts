import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import type { ShopFilters } from './filters/shop-filters.ts'
import { shopUrl } from './filters/shop-url.ts'
import { lastPageInstead } from './past-the-end.ts'
import type { ListingState } from './use-listing.ts'

/**
 * Leads from a page past the end to the last one. For a page that the server renders, the server has already done so.
 */
export const useStayWithinPages = (filters: ShopFilters, { status, listing }: ListingState) => {
  const navigate = useNavigate()
  const lng = useLanguage()
  const last = status === 'shown' ? lastPageInstead(filters, listing) : undefined
  const instead = last && shopUrl(last, lng)
  useEffect(() => {
    if (instead !== undefined) void navigate(instead, { replace: true })
  }, [instead, navigate])
}
