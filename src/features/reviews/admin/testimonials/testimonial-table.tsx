import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Ledger } from '../../../../ui/admin/ledger.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import { moderationPage } from '../../reviews.limits.ts'
import type { ModeratedTestimonial } from '../../testimonial-moderation.contract.ts'
import { SelectedReview } from '../selected-review.tsx'
import { TestimonialStatusBadge } from './testimonial-status-badge.tsx'

interface TestimonialTableProps {
  /** It is undefined while the testimonials are loading. */
  readonly testimonials: readonly ModeratedTestimonial[] | undefined
  readonly busy: boolean
  readonly selected: ReadonlySet<string>
  readonly onSelect: (id: string) => void
}

/**
 * The testimonials, one in each line. The name of the author opens a testimonial, and the
 * checkbox beside it selects it.
 */
export const TestimonialTable = ({ testimonials, busy, selected, onSelect }: TestimonialTableProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const addressWith = useChangedAddress()
  return (
    <Ledger
      caption={t('caption')}
      rows={testimonials}
      expected={moderationPage.size}
      busy={busy}
      columns={[
        {
          name: 'author',
          label: t('columns.author'),
          className: 'wrap-anywhere',
          cell: ({ _id, name, occasion }) => (
            <SelectedReview name={name} isSelected={selected.has(_id)} onSelect={() => onSelect(_id)}>
              <Link
                to={addressWith({ opened: _id })}
                className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
              >
                {name}
              </Link>
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
