import { redirect } from 'react-router'
import type { CatalogContract } from '../../features/catalog/catalog.contract.ts'
import { categoriesQuery, productsQuery } from '../../features/catalog/web/products.queries.ts'
import { filtersOf } from '../../features/catalog/web/shop/filters/filters-of.ts'
import { listingFiltersOf } from '../../features/catalog/web/shop/filters/shop-filters.ts'
import { shopUrl } from '../../features/catalog/web/shop/filters/shop-url.ts'
import { useShopFilters } from '../../features/catalog/web/shop/filters/use-shop-filters.ts'
import { lastPageInstead } from '../../features/catalog/web/shop/past-the-end.ts'
import { Shop } from '../../features/catalog/web/shop/shop.tsx'
import { ShopHead } from '../../features/catalog/web/shop/shop-head.tsx'
import { useListing } from '../../features/catalog/web/shop/use-listing.ts'
import { useStayWithinPages } from '../../features/catalog/web/shop/use-stay-within-pages.ts'
import { worded } from '../../features/page-words/web/own-words.public.tsx'
import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, type PageVisit, serverLoad } from '../../ui/routing/page-load.ts'
import { cardParts } from '../parts/card-parts.tsx'
import { wordsOf } from '../parts/words-of.ts'

const listingQuery = ({ api, url }: PageVisit) =>
  productsQuery(api<CatalogContract>(), listingFiltersOf(filtersOf(url.searchParams)))

const load: PageLoad = (visit) => {
  const { api, queries } = visit
  return Promise.all([
    wordsOf('shop')(visit),
    queries.ensureQueryData(houseQuery(api())),
    queries.prefetchQuery(categoriesQuery(api<CatalogContract>())),
    queries.prefetchQuery(listingQuery(visit)),
  ])
}

export const loader = serverLoad(async (visit) => {
  await load(visit)
  const { api, queries, url } = visit
  const listing = queries.getQueryData(listingQuery(visit).queryKey)
  const last = lastPageInstead(filtersOf(url.searchParams), listing)
  if (last) throw redirect(shopUrl(last, api().lng))
})
// The browser starts the load and shows the page as soon as its words are known, because the page has its own loading
// state (§2).
export const clientLoader = browserLoad(async (visit) => {
  void load(visit)
  await wordsOf('shop')(visit)
})

const BoutiquePage = () => {
  const { name } = useHouse()
  const state = useShopFilters()
  const listing = useListing(state.filters)
  useStayWithinPages(state.filters, listing)
  return (
    <>
      <ShopHead filters={state.filters} listing={listing.listing} houseName={name} />
      <Shop state={state} listing={listing} cardParts={cardParts} />
    </>
  )
}

export default worded('shop', BoutiquePage)
