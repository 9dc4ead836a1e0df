import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Ledger } from '../../../../ui/admin/ledger.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import type { ModeratedReview } from '../../product-moderation.contract.ts'
import { moderationPage } from '../../reviews.limits.ts'
import { SelectedReview } from '../selected-review.tsx'
import { ProductReviewBadge } from './product-review-badge.tsx'

interface ProductReviewTableProps {
  /** It is undefined while the reviews are loading. */
  readonly reviews: readonly ModeratedReview[] | undefined
  readonly busy: boolean
  readonly selected: ReadonlySet<string>
  readonly onSelect: (id: string) => void
}

/**
 * The reviews of products, one in each line. The name of the author opens a review, and the
 * checkbox beside it selects it.
 */
export const ProductReviewTable = ({ reviews, busy, selected, onSelect }: ProductReviewTableProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const addressWith = useChangedAddress()
  return (
    <Ledger
      caption={t('productsCaption')}
      rows={reviews}
      expected={moderationPage.size}
      busy={busy}
      columns={[
        {
          name: 'author',
          label: t('columns.author'),
          className: 'wrap-anywhere',
          cell: ({ _id, author, product }) => (
            <SelectedReview
              name={author ?? t('former')}
              isSelected={selected.has(_id)}
              onSelect={() => onSelect(_id)}
            >
              <Link
                to={addressWith({ opened: _id })}
                className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
              >
                {author ?? t('former')}
              </Link>
              <span className="block font-normal text-ink-soft">{product.name}</span>
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
          className: 'md:w-[38%] wrap-anywhere',
          cell: ({ comment }) => <p className="line-clamp-3 whitespace-pre-line">{comment || '—'}</p>,
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
          cell: (review) => <ProductReviewBadge review={review} />,
        },
      ]}
    />
  )
}
