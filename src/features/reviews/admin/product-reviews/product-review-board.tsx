import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import type { ProductModerationContract } from '../../product-moderation.contract.ts'
import { productReviewKinds } from '../../product-review-kinds.ts'
import { ReviewBoard } from '../review-board.tsx'
import { useWantedReviews } from '../use-wanted-reviews.ts'
import { ProductReviewTable } from './product-review-table.tsx'
import { productReviewsQuery } from './product-reviews.queries.ts'
import { useDecideProductReviews } from './use-decide-product-reviews.ts'

/** What customers wrote about products. */
export const ProductReviewBoard = () => {
  const wanted = useWantedReviews(productReviewKinds)
  const query = useQuery({
    ...productReviewsQuery(useApi<ProductModerationContract>(), wanted),
    enabled: useSignedIn() === true,
  })
  const { data, isPlaceholderData } = query
  return (
    <ReviewBoard
      kinds={productReviewKinds}
      query={query}
      decision={useDecideProductReviews()}
      table={(selected, onSelect) => (
        <ProductReviewTable
          reviews={data?.reviews}
          busy={isPlaceholderData}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    />
  )
}
