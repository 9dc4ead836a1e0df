import { useList } from '../../../../ui/admin/list/use-list.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ReviewList } from '../review-list.tsx'
import { ProductReviewBadge } from './product-review-badge.tsx'
import { moderatedReviews } from './product-reviews.queries.ts'
import { useDecideProductReviews } from './use-decide-product-reviews.ts'

/** What customers wrote about products, one a line: the name of the author opens it, the checkbox selects it. */
export const ProductReviewList = () => {
  const { t } = useTranslation('reviewsAdmin')
  return (
    <ReviewList
      list={useList(moderatedReviews)}
      caption={t('productsCaption')}
      decision={useDecideProductReviews()}
      cellsOf={(review) => ({
        name: review.author ?? t('former'),
        about: review.product.name,
        text: review.comment || '—',
        status: t(`statuses.${review.status}`),
        badge: <ProductReviewBadge review={review} />,
      })}
    />
  )
}
