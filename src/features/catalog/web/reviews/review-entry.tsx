import { useTranslation } from 'react-i18next'
import { longDay } from '../../../../shared/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { RatingStars } from '../../../../ui/rating-stars.tsx'
import type { Product } from '../../product.schema.ts'
import { reviewAuthor } from '../review-author.ts'

/** One review: stars, words, author and date (§2), and whether the purchase is known to the house (domain.md 1.9). */
export const ReviewEntry = ({ review }: { review: Product['ratings'][number] }) => {
  const { t } = useTranslation('reviews')
  const { t: ofPieces } = useTranslation('catalog')
  const { rating, comment, date, verified } = review
  return (
    <article className="border-hairline border-t pt-5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <RatingStars value={rating} label={t('stars', { rating })} />
        <span className="text-caption text-ink-soft">{verified ? t('verified') : t('unverified')}</span>
      </p>
      {comment && <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{comment}</p>}
      <p className="mt-3 text-ink-soft text-small">
        {reviewAuthor(review, ofPieces('reviews.anonymous'))},{' '}
        <time dateTime={date}>{longDay(date, useLanguage())}</time>
      </p>
    </article>
  )
}
