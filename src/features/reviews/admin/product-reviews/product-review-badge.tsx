import { Badge } from '../../../../ui/badge.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ModeratedReview } from '../../product-moderation.contract.ts'

const tones = { published: 'sage', pending: 'outline', rejected: 'linen' } as const

/** The status of a product review, and how many reports of readers are open. */
export const ProductReviewBadge = ({ review }: { review: Pick<ModeratedReview, 'status' | 'reports'> }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { status, reports } = review
  return (
    <span className="inline-flex flex-wrap gap-2 md:justify-end">
      {reports > 0 && <Badge tone="rose">{t('reports', { count: reports })}</Badge>}
      <Badge tone={tones[status]} className="whitespace-nowrap">
        {t(`statuses.${status}`)}
      </Badge>
    </span>
  )
}
