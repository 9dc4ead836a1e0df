import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { useFocusOnReturn } from '../../../ui/admin/use-focus-on-return.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { OpenedSubscriber } from './opened-subscriber.tsx'
import { SubscriberBoard } from './subscriber-board.tsx'
import { subscribersTexts } from './subscribers-texts.ts'

/** The addresses of the newsletter, or the one that the address of the page opens. */
export const SubscribersPage = ({ houseName }: { houseName: string }) => {
  useOwnTexts('subscribers', subscribersTexts)
  const { t } = useTranslation('subscribers')
  const opened = useSearchParams()[0].get('opened')
  const heading = useFocusOnReturn(opened)
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={pathTo('adminNewsletter')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame py-8 lg:py-10">
        <LocalLink
          to={pathTo('admin')}
          className="thread-link relative inline-flex min-h-11 items-center text-small"
        >
          {t('dashboard')}
        </LocalLink>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-heading">
          {t('title')}
        </h1>
        <p className="mt-2 max-w-[46rem] text-ink-soft text-small">{t('lead')}</p>
        <p className="mt-4 hidden noscript:block">{t('withoutScript')}</p>
        <div className="mt-8 noscript:hidden">
          {opened ? <OpenedSubscriber key={opened} id={opened} /> : <SubscriberBoard />}
        </div>
      </div>
    </>
  )
}
