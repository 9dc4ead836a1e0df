import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { BrokenThread } from '../../../ui/broken-thread.tsx'
import { Button } from '../../../ui/button.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'

/** An address that leads nowhere: what was asked for, and three ways on (§2). */
export const PageNotFound = () => {
  const { t } = useTranslation('content')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <section className="mx-auto flex max-w-[70rem] flex-col items-center px-margin py-section text-center">
      <BrokenThread className="text-garance" />
      <h1 className="mt-8 font-display text-title">{t('notFound.title')}</h1>
      <p className="mt-6 text-lead">{t('notFound.sentence')}</p>
      <p className="mt-4 max-w-full break-words text-ink-soft">
        {t('notFound.path')} <code>{pathname}</code>
      </p>
      <div className="mt-10 flex flex-wrap justify-center gap-4">
        <Button render={<LocalLink to={pathTo('home')} />}>{t('notFound.home')}</Button>
        <Button variant="secondary" onClick={() => navigate(-1)}>
          {t('notFound.back')}
        </Button>
        <Button variant="quiet" render={<LocalLink to={pathTo('shop')} />}>
          {t('notFound.shop')}
        </Button>
      </div>
    </section>
  )
}
