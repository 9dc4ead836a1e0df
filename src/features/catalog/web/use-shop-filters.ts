import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { changeFilters, type FilterChange, filtersOf, type ShopFilters, searchOf } from './shop-filters.ts'

export interface ShopFilterState {
  readonly filters: ShopFilters
  readonly apply: (change: FilterChange) => void
  readonly applyTyped: (search: string) => void
  readonly hrefOfPage: (page: number) => string
}

/** Marks a history entry that typing made, so that the next letters replace it: Back leaves the search, not one letter of it. */
const typing = 'typing'

/** The filters that the address holds, and the way to other ones; the page stays where it is scrolled. */
export const useShopFilters = (): ShopFilterState => {
  const lng = useLanguage()
  const navigate = useNavigate()
  const location = useLocation()
  const [params] = useSearchParams()
  const filters = useMemo(() => filtersOf(params), [params])
  const hrefOf = (wanted: ShopFilters) => localizedPath(pathTo('shop') + searchOf(wanted), lng)
  return {
    filters,
    apply: (change) => {
      void navigate(hrefOf(changeFilters(filters, change)), { preventScrollReset: true })
    },
    applyTyped: (search) => {
      const replace = location.state === typing
      void navigate(hrefOf(changeFilters(filters, { search })), {
        replace,
        state: typing,
        preventScrollReset: true,
      })
    },
    hrefOfPage: (page) => hrefOf({ ...filters, page }),
  }
}
