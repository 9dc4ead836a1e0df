import { useTranslation } from 'react-i18next'
import type { CatalogContract } from '../features/catalog/catalog.contract.ts'
import { FeaturedProducts } from '../features/catalog/web/featured-products.tsx'
import { Frontispiece } from '../features/catalog/web/frontispiece.tsx'
import { featuredQuery } from '../features/catalog/web/products.queries.ts'
import { HomeClosing } from '../features/content/web/home-closing.tsx'
import { HomeHero } from '../features/content/web/home-hero.tsx'
import { HomeHouse } from '../features/content/web/home-house.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { houseStructuredData } from '../features/settings/web/house-structured-data.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { useSession } from '../ui/api/api-provider.tsx'
import { PageHead } from '../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(houseQuery(api())),
    queries.prefetchQuery(featuredQuery(api<CatalogContract>())),
  ])

export const loader = serverLoad(load)
// The browser starts the load and shows the page at once: the featured block has a spinner of its own (§2).
export const clientLoader = browserLoad(async (visit) => {
  void load(visit)
})

const HomePage = () => {
  const { t } = useTranslation('content')
  const { publicUrl } = useSession()
  const house = useHouse()
  return (
    <>
      <PageHead
        title={t('home.metaTitle', { house: house.name })}
        description={t('home.metaDescription')}
        path={pathTo('home')}
        siteName={house.name}
        structuredData={houseStructuredData(house, publicUrl)}
      />
      <HomeHero
        city={house.address.city}
        plate={
          <Frontispiece
            sizes="(min-width: 64rem) 42vw, 100vw"
            className="absolute inset-0 h-full! object-top"
          />
        }
      />
      <div className="frame flex flex-col gap-section py-section">
        <HomeHouse />
        <FeaturedProducts />
      </div>
      <HomeClosing phone={house.phone} email={house.email} />
    </>
  )
}

export default HomePage
