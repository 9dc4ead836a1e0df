import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { callLink } from '../../../../shared/call-link.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { BrokenThread } from '../../../../ui/thread/broken-thread.tsx'

/**
 * A page whose data could not be read (§2): header and footer stay, and so do the ways on. What a page throws while it
 * is drawn belongs to the boundary around it.
 */
export const PageFailure = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('frame')
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (!isRouteErrorResponse(error)) throw error
  return (
    <div role="alert" className="frame flex min-h-[60svh] flex-col items-start pt-10 pb-section lg:pt-16">
      <title>{t('failure.page')}</title>
      <BrokenThread className="w-full max-w-96" />
      <h1 className="mt-8 font-display text-title">{t('failure.page')}</h1>
      <p className="mt-6 max-w-measure text-lead">
        {typeof error.data === 'string' ? error.data : t('failure.unreached')}
      </p>
      <p className="mt-3 text-caption text-ink-soft">{t('failure.unexpected')}</p>
      <div className="mt-10 flex flex-wrap items-center gap-4">
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('failure.retry')}
        </Button>
        <Button variant="secondary" render={<LocalLink to={pathTo('home')} />}>
          {t('failure.home')}
        </Button>
        <a
          href={callLink(phone)}
          className="inline-flex min-h-11 items-center tabular-nums underline decoration-1 decoration-garance underline-offset-[0.22em]"
        >
          {t('failure.call', { phone })}
        </a>
      </div>
    </div>
  )
}
