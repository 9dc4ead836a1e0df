import { useTranslation } from 'react-i18next'
import type { OwnReview } from '../../product-reviews.contract.ts'

/** Says that this is the customer's own review, and why it is not published. */
export const OwnReviewStanding = ({ review }: { review: OwnReview }) => {
  const { t } = useTranslation('reviewForm')
  const { status, refusalReason: reason } = review
  return (
    <div>
      <p className="font-medium">{t('own.title')}</p>
      {status === 'pending' && <p className="mt-1 text-ink-soft text-small">{t('own.pending')}</p>}
      {reason && (
        <p className="mt-2 border-garance border-s-2 bg-rose px-4 py-2 text-small">
          {t('own.rejected', { reason: t(`own.reasons.${reason}`) })}
        </p>
      )}
    </div>
  )
}
