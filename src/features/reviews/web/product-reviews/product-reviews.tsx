import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import type { Product } from '../../../catalog/product.schema.ts'
import { ReviewAverage } from './review-average.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { reviewsTexts } from './reviews.texts.ts'
import { WriteReview } from './write-review.tsx'

/** The reviews of a product, or a sentence that says there are none, and the button to write one (§2). */
export const ProductReviews = ({ product }: { product: Product }) => {
  useOwnTexts('reviews', reviewsTexts)
  const { t } = useTranslation('reviews')
  const [awaitsNew, setAwaitsNew] = useState(false)
  const { _id, ratings, ratingCount } = product
  return (
    <section aria-labelledby="reviews">
      <SectionHeading id="reviews" title={t('title', { count: ratingCount })} />
      <div className="mt-8 grid-12 gap-y-12">
        <div className="col-span-12 flex flex-col gap-6 lg:col-span-5 xl:col-span-4">
          {ratingCount > 0 ? (
            <ReviewAverage product={product} />
          ) : (
            <p className="max-w-measure text-ink-soft">{t('none')}</p>
          )}
          <WriteReview productId={_id} onWritten={() => setAwaitsNew(true)} />
          <ReviewNotice ordered={ratingCount > 0} />
        </div>
        <div className="col-span-12 lg:col-span-7 xl:col-start-6">
          <ReviewList reviews={ratings} awaitsNew={awaitsNew} onNew={() => setAwaitsNew(false)} />
          {ratingCount > ratings.length && (
            <p className="mt-10 border-hairline border-t pt-5 text-ink-soft text-small">
              {t('newestOnly', { count: ratings.length })}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
