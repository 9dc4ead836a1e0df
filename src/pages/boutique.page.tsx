import type { CatalogContract } from '../features/catalog/catalog.contract.ts'
import { categoriesQuery, productsQuery } from '../features/catalog/web/products.queries.ts'
import { Shop } from '../features/catalog/web/shop.tsx'
import { filtersOf, listingFiltersOf } from '../features/catalog/web/shop-filters.ts'
import { ShopHead } from '../features/catalog/web/shop-head.tsx'
import { useListing } from '../features/catalog/web/use-listing.ts'
import { useShopFilters } from '../features/catalog/web/use-shop-filters.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries, url }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    queries.prefetchQuery(categoriesQuery(api<CatalogContract>())),
    queries.prefetchQuery(
      productsQuery(api<CatalogContract>(), listingFiltersOf(filtersOf(url.searchParams))),
    ),
  ])

export const loader = serverLoad(load)
// The browser starts the load and shows the page at once: it has a loading state of its own (§2).
export const clientLoader = browserLoad(async (visit) => {
  void load(visit)
})

const BoutiquePage = () => {
  const { name } = useHouse()
  const state = useShopFilters()
  const listing = useListing(state.filters)
  return (
    <>
      <ShopHead filters={state.filters} listing={listing.listing} houseName={name} />
      <Shop state={state} listing={listing} />
    </>
  )
}

export default BoutiquePage
