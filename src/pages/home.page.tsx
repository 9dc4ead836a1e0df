import type { CatalogContract } from '../features/catalog/catalog.contract.ts'
import { FeaturedProducts } from '../features/catalog/web/featured/featured-products.tsx'
import { Frontispiece } from '../features/catalog/web/featured/frontispiece.tsx'
import { featuredQuery } from '../features/catalog/web/products.queries.ts'
import { HeroDrawing } from '../features/editorial/web/home/hero-drawing.tsx'
import { homeTexts } from '../features/editorial/web/home/home.texts.ts'
import { HomeClosing } from '../features/editorial/web/home/home-closing.tsx'
import { HomeHero } from '../features/editorial/web/home/home-hero.tsx'
import { HomeHouse } from '../features/editorial/web/home/home-house.tsx'
import { HomeServices } from '../features/editorial/web/home/home-services.tsx'
import { worded } from '../features/page-words/web/own-words.public.tsx'
import { homePlates } from '../features/plates/home-plates.ts'
import type { PlatesContract } from '../features/plates/plates.contract.ts'
import { prefetchPlates } from '../features/plates/web/plates.queries.ts'
import { useSharedPlate } from '../features/plates/web/use-shared-plate.ts'
import type { TestimonialsContract } from '../features/reviews/testimonials.contract.ts'
import { approvedQuery } from '../features/reviews/web/testimonials.queries.ts'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { houseStructuredData } from '../features/settings/web/house-structured-data.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { useSession } from '../ui/api/api-provider.tsx'
import { useOwnTexts } from '../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { LatePart } from '../ui/late/late-part.tsx'
import { lazyPart } from '../ui/late/lazy-part.ts'
import { PageHead } from '../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { wordsOf } from './parts/words-of.ts'

/** This part is below the first screen: its HTML comes with the page, and its script is loaded later. */
const TestimonialCarousel = lazyPart(() =>
  import('../features/reviews/web/carousel/testimonial-carousel.tsx').then(
    (module) => module.TestimonialCarousel,
  ),
)

const load: PageLoad = (visit) => {
  const { api, queries } = visit
  return Promise.all([
    wordsOf('home')(visit),
    queries.ensureQueryData(houseQuery(api())),
    queries.prefetchQuery(featuredQuery(api<CatalogContract>())),
    queries.prefetchQuery(approvedQuery(api<TestimonialsContract>())),
    prefetchPlates({ queries, api: api<PlatesContract>(), slots: homePlates }),
  ])
}

export const loader = serverLoad(load)
// The browser starts the load and shows the page as soon as its words are known, because the featured block has its
// own spinner (§2).
export const clientLoader = browserLoad(async (visit) => {
  void load(visit)
  await wordsOf('home')(visit)
})

const heroSizes = '(min-width: 64rem) max(42vw, 75vh - 5.6rem), (min-width: 48rem) 62vw, 82vw'
const heroStyle = 'absolute inset-0 h-full! object-top'

const HomePage = () => {
  useOwnTexts('home', homeTexts)
  const { t } = useTranslation('home')
  const { publicUrl } = useSession()
  const house = useHouse()
  return (
    <>
      <PageHead
        title={t('metaTitle', { house: house.name })}
        description={t('metaDescription')}
        path={pathTo('home')}
        siteName={house.name}
        share={useSharedPlate('hero')}
        structuredData={houseStructuredData(house, publicUrl)}
      />
      <HomeHero
        city={house.address.city}
        plate={
          <HeroDrawing
            sizes={heroSizes}
            className={heroStyle}
            fallback={<Frontispiece sizes={heroSizes} className={heroStyle} />}
          />
        }
      />
      <div className="frame flex flex-col gap-section py-section print:gap-12 print:py-8">
        <HomeHouse />
        <FeaturedProducts />
        <HomeServices />
        <LatePart>
          <TestimonialCarousel />
        </LatePart>
      </div>
      <HomeClosing phone={house.phone} email={house.email} />
    </>
  )
}

export default worded('home', HomePage)
