import { useTranslation } from 'react-i18next'
import { locales } from '../../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import type { Product } from '../../../catalog/product.schema.ts'
import { shownRating } from '../../../catalog/reviews/product-reviews.rules.ts'

const numbers = { fr: new Intl.NumberFormat(locales.fr), en: new Intl.NumberFormat(locales.en) }

/** The average of all published ratings. Visitors and search engines get the same number. */
export const ReviewAverage = ({ product }: { product: Product }) => {
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
