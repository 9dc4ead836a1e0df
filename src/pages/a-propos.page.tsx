import { aboutTexts } from '../features/editorial/web/about/about.texts.ts'
import { AboutPage } from '../features/editorial/web/about/about-page.tsx'
import { worded } from '../features/page-words/web/own-words.public.tsx'
import { useSharedPlate } from '../features/plates/web/use-shared-plate.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { pathTo } from '../sitemap.ts'
import { useOwnTexts } from '../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { PageHead } from '../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { houseAndPlates } from './parts/house-and-plates.ts'
import { wordsOf } from './parts/words-of.ts'

const houseAndPictures = houseAndPlates(
  'house',
  'service-appointment',
  'savoir-faire-cloth',
  'savoir-faire-hand',
  'savoir-faire-measure',
)

const load: PageLoad = (visit) => Promise.all([houseAndPictures(visit), wordsOf('about')(visit)])

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AProposPage = () => {
  useOwnTexts('about', aboutTexts)
  const { t } = useTranslation('about')
  const { name, address, stylist } = useHouse()
  return (
    <>
      <PageHead
        title={`${t('metaTitle')} · ${name}`}
        description={t('metaDescription')}
        path={pathTo('about')}
        siteName={name}
        share={useSharedPlate('house')}
      />
      <AboutPage city={address.city} stylist={stylist} houseName={name} />
    </>
  )
}

export default worded('about', AProposPage)
