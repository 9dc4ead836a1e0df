import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Product } from '../../../catalog/product.schema.ts'
import { reviewAuthor } from '../../../catalog/review-author.ts'
import { ReportReview } from '../reporting/report-review.tsx'
import { ReviewEntry } from './review-entry.tsx'

interface ReviewListProps {
  readonly reviews: Product['ratings']
  /** The visitor has just written a review. It gets the focus as soon as it is the first in the list. */
  readonly awaitsNew: boolean
  readonly onNew: () => void
}

/** The reviews of a product, newest first. */
export const ReviewList = ({ reviews, awaitsNew, onNew }: ReviewListProps) => {
  const { t } = useTranslation('catalog')
  const first = useRef<HTMLLIElement>(null)
  const newest = reviews[0]?._id
  const known = useRef(newest)
  const lead = useEffectEvent((head: string | undefined) => {
    if (awaitsNew && head !== known.current) {
      first.current?.focus()
      onNew()
    }
    known.current = head
  })
  useEffect(() => lead(newest), [newest])
  return (
    <ul className="grid gap-y-10">
      {reviews.map((review, place) => (
        <li
          key={review._id}
          ref={place === 0 ? first : null}
          tabIndex={place === 0 ? -1 : undefined}
          className="scroll-mt-28"
        >
          <ReviewEntry
            review={review}
            report={
              <ReportReview
                kind="product"
                id={review._id}
                name={reviewAuthor(review, t('reviews.anonymous'))}
              />
            }
          />
        </li>
      ))}
    </ul>
  )
}
