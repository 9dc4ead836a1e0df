import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Reported } from '../review-reports.contract.ts'

/** The reports of readers about a review, settled or not. */
export const ReviewReports = ({ reported }: { reported: Reported }) => {
  const { t } = useTranslation('reviewsAdmin')
  if (reported.length === 0) return null
  return (
    <AdminSection id="reports" title={t('opened.reports')}>
      <ul className="flex flex-col gap-3">
        {reported.map(({ at, reason, details, settled }) => (
          <li key={`${at} ${reason} ${details}`} className={settled ? 'text-ink-soft' : undefined}>
            <Moment at={at} />
            <span className="block">
              {t(`reasons.${reason}`)}
              {settled && ` (${t('opened.settled')})`}
            </span>
            {details && <span className="block whitespace-pre-line wrap-anywhere">{details}</span>}
          </li>
        ))}
      </ul>
    </AdminSection>
  )
}
