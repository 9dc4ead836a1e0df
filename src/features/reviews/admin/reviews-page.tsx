import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { useFocusOnReturn } from '../../../ui/admin/use-focus-on-return.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { publicationDays } from '../reviews.limits.ts'
import { reviewKinds } from './review-kinds.ts'
import { useReviewsAddress } from './reviews-address.ts'
import { reviewsAdminTexts } from './reviews-admin-texts.ts'

interface ReviewsPageProps {
  readonly houseName: string
  readonly children: ReactNode
}

/** The reviews of the house, of either kind. */
export const ReviewsPage = ({ houseName, children }: ReviewsPageProps) => {
  useOwnTexts('reviewsAdmin', reviewsAdminTexts)
  const { t } = useTranslation('reviewsAdmin')
  const { kind: shown, hrefOfKind } = useReviewsAddress()
  const heading = useFocusOnReturn(useSearchParams()[0].get('opened'))
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={pathTo('adminReviews')}
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
        <p className="mt-2 max-w-[46rem] text-ink-soft text-small">{t('lead', { days: publicationDays })}</p>
        <p className="mt-4 hidden noscript:block">{t('withoutScript')}</p>
        <nav aria-label={t('kinds.label')} className="mt-6 noscript:hidden">
          <ul className="flex flex-wrap gap-x-6 border-hairline border-b">
            {reviewKinds.map((kind) => (
              <li key={kind}>
                <Link
                  to={hrefOfKind(kind)}
                  aria-current={kind === shown ? 'true' : undefined}
                  className={classNames(
                    'thread-link relative inline-flex min-h-11 items-center',
                    kind === shown ? 'font-semibold' : 'text-ink-soft',
                  )}
                >
                  {t(`kinds.${kind}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 noscript:hidden">{children}</div>
      </div>
    </>
  )
}
