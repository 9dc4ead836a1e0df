import { useList } from '../../../../ui/admin/list/use-list.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ReviewList } from '../review-list.tsx'
import { moderatedTestimonials } from './moderation.queries.ts'
import { TestimonialStatusBadge } from './testimonial-status-badge.tsx'
import { useDecide } from './use-decide.ts'

/** What customers wrote about the house, one a line: the name of the author opens it, the checkbox selects it. */
export const TestimonialList = () => {
  const { t } = useTranslation('reviewsAdmin')
  return (
    <ReviewList
      list={useList(moderatedTestimonials)}
      caption={t('caption')}
      decision={useDecide()}
      cellsOf={(testimonial) => ({
        name: testimonial.name,
        about: testimonial.occasion,
        text: testimonial.content,
        status: t(`statuses.${testimonial.status}`),
        badge: <TestimonialStatusBadge testimonial={testimonial} />,
      })}
    />
  )
}
