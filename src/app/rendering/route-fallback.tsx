import { isRouteErrorResponse, useRouteError } from 'react-router'
import { pathTo } from '../../sitemap.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useTranslation } from '../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../ui/routing/local-link.tsx'
import { BrokenThread } from '../../ui/thread/broken-thread.tsx'

const messageOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.data ?? '')
  return error instanceof Error ? error.message : ''
}

/** The content that replaces the page of a route that throws, with the texts of §2. */
export const RouteFallback = () => {
  const { t } = useTranslation('frame')
  const message = messageOf(useRouteError())
  return (
    <main className="mx-auto flex min-h-svh max-w-[60rem] flex-col items-center justify-center px-margin text-center">
      <title>{t('failure.unexpected')}</title>
      <BrokenThread className="text-garance" />
      <h1 className="mt-8 font-display text-title">{t('failure.unexpected')}</h1>
      <p className="mt-6 text-lead">{message || t('failure.sentence')}</p>
      <div className="mt-10 flex flex-wrap justify-center gap-4">
        <Button onClick={() => window.location.reload()}>{t('failure.retry')}</Button>
        <Button variant="secondary" render={<LocalLink to={pathTo('home')} reloadDocument />}>
          {t('failure.home')}
        </Button>
      </div>
    </main>
  )
}
