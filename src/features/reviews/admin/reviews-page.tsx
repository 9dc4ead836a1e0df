import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { publicationDays } from '../reviews.limits.ts'
import { reviewKinds } from './review-kinds.ts'
import { reviewsAdminTexts } from './reviews-admin.texts.ts'
import { useReviewsUrl } from './reviews-url.ts'

interface ReviewsPageProps {
  readonly houseName: string
  readonly children: ReactNode
}

/** The page of the moderation, for reviews of either kind. */
export const ReviewsPage = ({ houseName, children }: ReviewsPageProps) => {
  useOwnTexts('reviewsAdmin', reviewsAdminTexts)
  const { t } = useTranslation('reviewsAdmin')
  const { kind: shown, hrefOfKind } = useReviewsUrl()
  return (
    <DeskPage
      path={pathTo('adminReviews')}
      houseName={houseName}
      t={(name) => t(name, { days: publicationDays })}
    >
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
    </DeskPage>
  )
}
