import { useTranslation } from 'react-i18next'
import { data, useLocation } from 'react-router'
import { PageNotFound } from '../features/content/web/page-not-found.tsx'
import { useHouse } from '../features/settings/web/use-house.ts'
import { PageHead } from '../ui/routing/page-head.tsx'

const notFound = 404

export const loader = () => data(null, { status: notFound })
export const clientLoader = () => null

const NotFoundPage = () => {
  const { t } = useTranslation('content')
  const { name } = useHouse()
  const { pathname } = useLocation()
  return (
    <>
      <PageHead
        title={`${t('notFound.title')} · ${name}`}
        description={t('notFound.sentence')}
        path={pathname}
        siteName={name}
        indexed={false}
      />
      <PageNotFound />
    </>
  )
}

export default NotFoundPage
