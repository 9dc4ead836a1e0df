import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import type { Product } from '../../../catalog/product.schema.ts'
import { ReviewEntry } from '../../web/product-reviews/review-entry.tsx'
import { reviewsTexts } from '../../web/product-reviews/reviews.texts.ts'

type Review = Product['ratings'][number]

interface ReviewPreviewProps {
  readonly review: Pick<
    Review,
    '_id' | 'rating' | 'comment' | 'language' | 'verified' | 'updatedAt' | 'reply'
  > & {
    readonly author: string | null
    readonly createdAt: string
  }
}

/** A review as the page of its product shows it. */
export const ReviewPreview = ({ review: { author, createdAt, ...review } }: ReviewPreviewProps) => {
  useOwnTexts('reviews', reviewsTexts)
  const [firstName = '', ...rest] = author?.split(' ') ?? []
  const user = { firstName, lastName: rest.join(' ') }
  return <ReviewEntry review={{ ...review, date: createdAt, ...(author !== null && { user }) }} />
}
