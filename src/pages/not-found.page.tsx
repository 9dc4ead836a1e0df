import { data, useLocation } from 'react-router'
import { notFoundTexts } from '../features/frame/web/not-found/not-found.texts.ts'
import { PageNotFound } from '../features/frame/web/not-found/page-not-found.tsx'
import type { PlatesContract } from '../features/plates/plates.contract.ts'
import { prefetchPlates } from '../features/plates/web/plates.queries.ts'
import { useHouse } from '../features/settings/web/use-house.ts'
import { useOwnTexts } from '../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../ui/i18n/use-translation.tsx'
import { PageHead } from '../ui/routing/page-head.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../ui/routing/page-load.ts'

const notFound = 404

const load: PageLoad = ({ api, queries }) =>
  prefetchPlates({ queries, api: api<PlatesContract>(), slots: ['not-found'] })

const answer = serverLoad(load)

export const loader = async (visit: Parameters<typeof answer>[0]) =>
  data(await answer(visit), { status: notFound })
export const clientLoader = browserLoad(load)

const NotFoundPage = () => {
  useOwnTexts('notFound', notFoundTexts)
  const { t } = useTranslation('notFound')
  const { name } = useHouse()
  const { pathname } = useLocation()
  return (
    <>
      <PageHead
        title={`${t('title')} · ${name}`}
        description={t('sentence')}
        path={pathname}
        siteName={name}
        indexed={false}
      />
      <PageNotFound />
    </>
  )
}

export default NotFoundPage
