import type { ReactNode } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import type { Product } from '../../../catalog/product.schema.ts'
import { reviewAuthor } from '../../../catalog/review-author.ts'

interface ReviewEntryProps {
  readonly review: Product['ratings'][number]
  /** The button that reports the review. */
  readonly report?: ReactNode
}

/** One review: stars, words, author and date (§2), and whether the purchase is known to the house (§11.9). */
export const ReviewEntry = ({ review, report }: ReviewEntryProps) => {
  const { t } = useTranslation('reviews')
  const { t: ofProducts } = useTranslation('catalog')
  const lng = useLanguage()
  const { rating, comment, language, date, verified, updatedAt, reply } = review
  return (
    <article className="border-hairline border-t pt-5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <RatingStars value={rating} label={t('stars', { rating })} />
        <span className="text-caption text-ink-soft">
          {verified ? t('verified') : t('unverified')}
          {language && language !== lng && ` · ${t(`written.${language}`)}`}
        </span>
      </p>
      {comment && (
        <p lang={language ?? undefined} className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">
          {comment}
        </p>
      )}
      <div className="mt-3 text-ink-soft text-small">
        <h3 className="inline">{reviewAuthor(review, ofProducts('reviews.anonymous'))}</h3>,{' '}
        <time dateTime={date}>{longDay(date, lng)}</time>
        {updatedAt && `, ${t('changedOn', { day: longDay(updatedAt, lng) })}`}
      </div>
      {report}
      {reply && (
        <div className="mt-4 border-garance border-s-2 ps-4">
          <p className="text-ink-soft text-small">{t('reply', { day: longDay(reply.date, lng) })}</p>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      )}
    </article>
  )
}
