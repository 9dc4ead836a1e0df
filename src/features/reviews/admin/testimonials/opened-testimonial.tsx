import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type {
  ModeratedTestimonial,
  TestimonialModerationContract,
} from '../../testimonial-moderation.contract.ts'
import type { PublishedTestimonial } from '../../testimonials.contract.ts'
import { publishedTexts } from '../../web/published/published.texts.ts'
import { TestimonialEntry } from '../../web/published/testimonial-entry.tsx'
import { OpenedReview } from '../opened-review.tsx'
import { ReviewHistory } from '../review-history.tsx'
import { ReviewReports } from '../review-reports.tsx'
import { reviewsAdminTexts } from '../reviews-admin.texts.ts'
import { testimonialQuery } from './moderation.queries.ts'
import { TestimonialDeeds } from './testimonial-deeds.tsx'
import { TestimonialFacts } from './testimonial-facts.tsx'
import { TestimonialStatusBadge } from './testimonial-status-badge.tsx'

/** A testimonial as its page would show it. One that is not published gets the current date. */
const moderatedOnPage = (testimonial: ModeratedTestimonial): PublishedTestimonial => ({
  ...testimonial,
  publishedAt: testimonial.publishedAt ?? new Date().toISOString(),
})

/** One testimonial: as it is published, with what is known about it, its history, and the possible actions. */
export const OpenedTestimonial = ({ id }: { id: string }) => {
  useOwnTexts('reviewsAdmin', reviewsAdminTexts)
  useOwnTexts('published', publishedTexts)
  const { t } = useTranslation('reviewsAdmin')
  const { data, error, refetch } = usePrivateQuery(
    testimonialQuery(useApi<TestimonialModerationContract>(), id),
  )
  return (
    <OpenedReview
      record={{ kind: 'testimonial', id }}
      error={error}
      onRetry={() => void refetch()}
      shown={
        data && {
          author: data.review.name,
          badge: <TestimonialStatusBadge testimonial={data.review} />,
          body: (
            <>
              <AdminSection id="preview" title={t('opened.preview')} lead={t('opened.previewLead')}>
                <TestimonialEntry testimonial={moderatedOnPage(data.review)} />
              </AdminSection>
              <TestimonialDeeds testimonial={data.review} />
            </>
          ),
          aside: (
            <>
              <TestimonialFacts testimonial={data.review} />
              <ReviewReports reported={data.reported} />
              <ReviewHistory createdAt={data.review.createdAt} history={data.history} />
            </>
          ),
        }
      }
    />
  )
}
