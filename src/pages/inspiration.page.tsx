import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { GalleryContract } from '../features/gallery/gallery.contract.ts'
import { inBoardOrder, narrowIdeas } from '../features/gallery/inspiration.rules.ts'
import { boardQuery } from '../features/gallery/web/gallery.queries.ts'
import { galleryKindsTexts } from '../features/gallery/web/gallery-kinds.texts.ts'
import { galleryStructuredData } from '../features/gallery/web/gallery-structured-data.ts'
import { ideaFiltersOf, searchOfIdeas } from '../features/gallery/web/inspiration/idea-url.ts'
import { ideasTexts } from '../features/gallery/web/inspiration/ideas.texts.ts'
import { InspirationPage } from '../features/gallery/web/inspiration/inspiration-page.tsx'
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
import { wordsOf } from './parts/words-of.ts'

const load: PageLoad = (visit) => {
  const { api, queries } = visit
  return Promise.all([
    wordsOf('ideas')(visit),
    queries.ensureQueryData(houseQuery(api())),
    queries.ensureQueryData(boardQuery(api<GalleryContract>(), 'inspiration')),
  ])
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const IdeasPage = () => {
  useOwnTexts('plate', plateTexts)
  useOwnTexts('galleryKinds', galleryKindsTexts)
  useOwnTexts('ideas', ideasTexts)
  const { t } = useTranslation('ideas')
  const { t: plate } = useTranslation('plate')
  const { lng, publicUrl } = useSession()
  const { name } = useHouse()
  const { data: ideas } = useSuspenseQuery(boardQuery(useApi<GalleryContract>(), 'inspiration'))
  const [params] = useSearchParams()
  const filters = ideaFiltersOf(params)
  const search = searchOfIdeas(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that the filters say
  const shown = useMemo(() => inBoardOrder(narrowIdeas(ideas, filters)), [ideas, search])
  const trail = [{ label: plate('home'), to: localizedPath(pathTo('home'), lng) }, { label: t('name') }]
  return (
    <>
      <PageHead
        title={`${t('name')} · ${name}`}
        description={t('description')}
        path={pathTo('inspiration')}
        siteName={name}
        share={shareOf(shown[0]?.image)}
        indexed={search === ''}
        structuredData={[galleryStructuredData(shown, publicUrl)]}
      />
      <InspirationPage
        ideas={ideas}
        shown={shown}
        filters={filters}
        breadcrumb={<Breadcrumb label={plate('trail')} items={trail} />}
      />
    </>
  )
}

export default worded('ideas', IdeasPage)
