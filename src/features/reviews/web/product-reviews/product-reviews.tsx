import { useState } from 'react'
import { locales } from '../../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import type { Product } from '../../../catalog/product.schema.ts'
import { shownRating } from '../../../catalog/reviews/product-reviews.rules.ts'
import { ReviewList } from './review-list.tsx'
import { reviewsTexts } from './reviews.texts.ts'
import { WriteReview } from './write-review.tsx'

/** Says how reviews are collected and in which order they stand. The law wants this beside them (L111-7-2, §11.9). */
const ReviewNotice = ({ ordered }: { ordered: boolean }) => {
  const { t } = useTranslation('reviews')
  return (
    <div className="max-w-measure text-ink-soft text-small">
      {ordered && <p>{t('order')}</p>}
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-ink">
          {t('how')}
        </summary>
        <div className="mt-1 flex flex-col gap-3 border-hairline border-l pl-4">
          <p>{t('howWritten')}</p>
          <p>{t('howVerified')}</p>
          <p>{t('howRemoved')}</p>
        </div>
      </details>
    </div>
  )
}

const numbers = { fr: new Intl.NumberFormat(locales.fr), en: new Intl.NumberFormat(locales.en) }

/** The average of all published ratings. Visitors and search engines get the same number. */
const ReviewAverage = ({ product }: { product: Product }) => {
  const { t } = useTranslation('reviews')
  const average = shownRating(product.rating)
  const rating = numbers[useLanguage()].format(average)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <RatingStars value={average} label={t('average', { rating })} size={26} />
      <span aria-hidden="true" className="font-display text-subheading">
        {t('stars', { rating })}
      </span>
    </p>
  )
}

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
