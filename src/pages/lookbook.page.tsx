import { useSuspenseQuery } from '@tanstack/react-query'
import type { GalleryContract } from '../features/gallery/gallery.contract.ts'
import { boardQuery } from '../features/gallery/web/gallery.queries.ts'
import { galleryStructuredData } from '../features/gallery/web/gallery-structured-data.ts'
import { lookbookTexts } from '../features/gallery/web/lookbook/lookbook.texts.ts'
import { LookbookPage } from '../features/gallery/web/lookbook/lookbook-page.tsx'
import { plateTexts } from '../features/gallery/web/plate/plate.texts.ts'
import { worded } from '../features/page-words/web/own-words.public.tsx'
import { houseQuery } from '../features/settings/web/house.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { localizedPath } from '../shared/i18n/localized-path.ts'
import { shareOf } from '../shared/pictures/share-of.ts'
import { pathTo } from '../sitemap.ts'
import { useSession } from '../ui/api/api-provider.tsx'
import { useApi } from '../ui/api/use-api.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { useOwnTexts } from '../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { PageHead } from '../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'
import { galleryParts } from './parts/gallery-parts.tsx'
import { wordsOf } from './parts/words-of.ts'

const load: PageLoad = (visit) => {
  const { api, queries } = visit
  return Promise.all([
    wordsOf('lookbook')(visit),
    queries.ensureQueryData(houseQuery(api())),
    queries.ensureQueryData(boardQuery(api<GalleryContract>(), 'lookbook')),
  ])
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const LookBookPage = () => {
  useOwnTexts('plate', plateTexts)
  useOwnTexts('lookbook', lookbookTexts)
  const { t } = useTranslation('lookbook')
  const { t: plate } = useTranslation('plate')
  const { lng, publicUrl } = useSession()
  const { name } = useHouse()
  const { data: items } = useSuspenseQuery(boardQuery(useApi<GalleryContract>(), 'lookbook'))
  const trail = [{ label: plate('home'), to: localizedPath(pathTo('home'), lng) }, { label: t('name') }]
  return (
    <>
      <PageHead
        title={`${t('name')} · ${name}`}
        description={t('description')}
        path={pathTo('lookbook')}
        siteName={name}
        share={shareOf(items[0]?.image)}
        structuredData={[galleryStructuredData(items, publicUrl)]}
      />
      <LookbookPage
        items={items}
        breadcrumb={<Breadcrumb label={plate('trail')} items={trail} />}
        parts={galleryParts}
      />
    </>
  )
}

export default worded('lookbook', LookBookPage)
