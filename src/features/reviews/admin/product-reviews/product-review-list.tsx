import { useTranslation } from 'react-i18next'
import { RowLink } from '../../../../ui/admin/list/row-link.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import { ReviewList } from '../review-list.tsx'
import { SelectedReview } from '../selected-review.tsx'
import { ProductReviewBadge } from './product-review-badge.tsx'
import { moderatedReviews } from './product-reviews.queries.ts'
import { useDecideProductReviews } from './use-decide-product-reviews.ts'

/** What customers wrote about products, one a line: the name of the author opens it, the checkbox selects it. */
export const ProductReviewList = () => {
  const { t } = useTranslation('reviewsAdmin')
  const list = useList(moderatedReviews)
  const decision = useDecideProductReviews()
  return (
    <ReviewList
      list={list}
      caption={t('productsCaption')}
      decision={decision}
      columnsOf={(selection) => [
        {
          name: 'author',
          label: t('columns.author'),
          className: 'wrap-anywhere',
          cell: ({ _id, author, product }) => (
            <SelectedReview
              name={author ?? t('former')}
              isSelected={selection.has(_id)}
              onSelect={() => selection.toggle(_id)}
            >
              <RowLink id={_id}>{author ?? t('former')}</RowLink>
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
