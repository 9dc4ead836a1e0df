import { startTransition, useMemo, useOptimistic } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { filtersOf } from './filters-of.ts'
import { changeFilters, type FilterChange, type ShopFilters } from './shop-filters.ts'
import { shopUrl } from './shop-url.ts'

export interface ShopFilterState {
  readonly filters: ShopFilters
  readonly apply: (change: FilterChange) => void
  readonly applyTyped: (search: string) => void
  readonly hrefOfPage: (page: number) => string
  readonly hrefOfSearch: (search: string) => string
}

/**
 * Marks a history entry that typing made. The next letters replace it, so that Back leaves the whole
 * search and not one letter of it.
 */
const typing = 'typing'

/**
 * The filters in the address, and the functions that change them. The page keeps its scroll position. A choice is shown
 * at once, before the address changes, so that no checkbox flips back and a second choice builds on the first.
 */
export const useShopFilters = (): ShopFilterState => {
  const lng = useLanguage()
  const navigate = useNavigate()
  const location = useLocation()
  const [params] = useSearchParams()
  const held = useMemo(() => filtersOf(params), [params])
  const [filters, showAhead] = useOptimistic(held)
  const hrefOf = (wanted: ShopFilters) => shopUrl(wanted, lng)
  const go = (change: FilterChange, options: NavigateOptions) => {
    const wanted = changeFilters(filters, change)
    startTransition(async () => {
      showAhead(wanted)
      await navigate(hrefOf(wanted), { ...options, preventScrollReset: true })
    })
  }
  return {
    filters,
    apply: (change) => go(change, {}),
    applyTyped: (search) => go({ search }, { replace: location.state === typing, state: typing }),
    hrefOfPage: (page) => hrefOf({ ...filters, page }),
    hrefOfSearch: (search) => hrefOf(changeFilters(filters, { search })),
  }
}
