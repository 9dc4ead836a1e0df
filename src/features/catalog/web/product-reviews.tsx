import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { RatingStars } from '../../../ui/rating-stars.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { Product } from '../product.schema.ts'

const locales = { fr: 'fr-FR', en: 'en-GB' } as const

/** What customers wrote about a piece, or the sentence that says nobody has yet (§2). */
export const ProductReviews = ({ reviews }: { reviews: Product['ratings'] }) => {
  const { t } = useTranslation('catalog')
  const dates = new Intl.DateTimeFormat(locales[useLanguage()], {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  })
  return (
    <section aria-labelledby="reviews">
      <SectionHeading id="reviews" title={t('reviews.title', { count: reviews.length })} />
      {reviews.length === 0 && <p className="mt-6 max-w-measure text-ink-soft">{t('reviews.none')}</p>}
      <ul className="mt-8 grid gap-x-gutter gap-y-10 md:grid-cols-2">
        {reviews.map(({ _id, rating, comment, date, user }) => (
          <li key={_id} className="border-hairline border-t pt-5">
            <RatingStars value={rating} label={t('reviews.stars', { rating })} />
            <p className="mt-3 whitespace-pre-line">{comment}</p>
            <p className="mt-3 text-ink-soft text-small">
              {user ? `${user.firstName} ${user.lastName}` : t('reviews.anonymous')},{' '}
              <time dateTime={date}>{dates.format(new Date(date))}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
