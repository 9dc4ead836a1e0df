import { useSuspenseQuery } from '@tanstack/react-query'
import type { CatalogContract } from '../features/catalog/catalog.contract.ts'
import { categoriesQuery } from '../features/catalog/web/products.queries.ts'
import { defaultFilters, searchOf } from '../features/catalog/web/shop/filters/shop-filters.ts'
import { SiteMapPage } from '../features/frame/web/site-map/site-map-page.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { useApi } from '../ui/api/use-api.ts'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    queries.ensureQueryData(categoriesQuery(api<CatalogContract>())),
  ])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const SiteMap = () => {
  const { data: categories } = useSuspenseQuery(categoriesQuery(useApi<CatalogContract>()))
  return (
    <SiteMapPage
      houseName={useHouse().name}
      categories={categories
        .filter(({ productCount }) => productCount > 0)
        .map(({ _id, name }) => ({
          path: pathTo('shop') + searchOf({ ...defaultFilters, category: _id }),
          name,
        }))}
    />
  )
}

export default SiteMap
