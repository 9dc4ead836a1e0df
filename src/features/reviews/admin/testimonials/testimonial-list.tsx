import { useTranslation } from 'react-i18next'
import { RowLink } from '../../../../ui/admin/list/row-link.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import { ReviewList } from '../review-list.tsx'
import { SelectedReview } from '../selected-review.tsx'
import { moderatedTestimonials } from './moderation.queries.ts'
import { TestimonialStatusBadge } from './testimonial-status-badge.tsx'
import { useDecide } from './use-decide.ts'

/** What customers wrote about the house, one a line: the name of the author opens it, the checkbox selects it. */
export const TestimonialList = () => {
  const { t } = useTranslation('reviewsAdmin')
  const list = useList(moderatedTestimonials)
  const decision = useDecide()
  return (
    <ReviewList
      list={list}
      caption={t('caption')}
      decision={decision}
      columnsOf={(selection) => [
        {
          name: 'author',
          label: t('columns.author'),
          className: 'wrap-anywhere',
          cell: ({ _id, name, occasion }) => (
            <SelectedReview
              name={name}
              isSelected={selection.has(_id)}
              onSelect={() => selection.toggle(_id)}
            >
              <RowLink id={_id}>{name}</RowLink>
              <span className="block font-normal text-ink-soft">{occasion}</span>
            </SelectedReview>
          ),
        },
        {
          name: 'rating',
          label: t('columns.rating'),
          cell: ({ rating }) => <RatingStars value={rating} label={t('stars', { rating })} size={14} />,
        },
        {
          name: 'content',
          label: t('columns.content'),
          className: 'md:w-[40%] wrap-anywhere',
          cell: ({ content }) => <p className="line-clamp-3 whitespace-pre-line">{content}</p>,
        },
        {
          name: 'received',
          label: t('columns.received'),
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'md:text-end',
          cell: (testimonial) => <TestimonialStatusBadge testimonial={testimonial} />,
        },
      ]}
    />
  )
}
