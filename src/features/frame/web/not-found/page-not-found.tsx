import { useLocation, useNavigate } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { BrokenThread } from '../../../../ui/thread/broken-thread.tsx'
import { Plate } from '../../../plates/web/plate.public.tsx'

/** An address as its reader typed it, not as the browser sends it. */
const readablePath = (pathname: string) => {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** An address that leads nowhere: what was asked for, and three ways on (§2), beside a plate. */
export const PageNotFound = () => {
  const { t } = useTranslation('notFound')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <section className="frame grid-12 items-center gap-y-12 pt-10 lg:pt-16">
      <div className="col-span-12 md:col-span-7">
        <BrokenThread className="w-full max-w-96" />
        <h1 className="mt-8 font-display text-title">{t('title')}</h1>
        <p className="mt-6 max-w-measure text-lead">{t('sentence')}</p>
        <p className="mt-4 break-words text-ink-soft text-small">
          {t('path')} <code className="font-text">{readablePath(pathname)}</code>
        </p>
        <div className="mt-10 flex flex-wrap gap-4">
          <Button render={<LocalLink to={pathTo('home')} />}>{t('home')}</Button>{' '}
          <Button variant="secondary" onClick={() => navigate(-1)}>
            {t('back')}
          </Button>{' '}
          <Button variant="quiet" render={<LocalLink to={pathTo('shop')} />}>
            {t('shop')}
          </Button>
        </div>
      </div>
      <div className="col-span-9 col-start-4 md:col-span-4 md:col-start-9">
        <Plate
          slot="not-found"
          sizes="(min-width: 108rem) 31rem, (min-width: 48rem) 28vw, 68vw"
          priority
          className="max-h-[calc(100svh-10rem)]"
        />
      </div>
    </section>
  )
}
