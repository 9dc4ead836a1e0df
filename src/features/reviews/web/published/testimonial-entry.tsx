import type { ReactNode } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { monthName } from '../../../../shared/dates/month-name.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import type { PublishedTestimonial } from '../../testimonials.contract.ts'

interface TestimonialEntryProps {
  readonly testimonial: PublishedTestimonial
  /** The button that reports the testimonial. */
  readonly report?: ReactNode
}

/** One published testimonial with its dates, and what the house answered (§11.9). */
export const TestimonialEntry = ({ testimonial, report }: TestimonialEntryProps) => {
  const { t } = useTranslation('published')
  const lng = useLanguage()
  const { name, occasion, content, language, rating, publishedAt, experiencedIn, reply } = testimonial
  return (
    <article className="grid h-full content-start gap-x-gutter gap-y-4 border-hairline border-t py-8 md:max-lg:grid-cols-[14rem_1fr]">
      <header>
        <RatingStars value={rating} label={t('stars', { rating })} />
        <h2 className="mt-3 font-medium wrap-anywhere">{name}</h2>
        <p lang={language} className="font-display text-ink-soft italic wrap-anywhere">
          {occasion}
        </p>
      </header>
      <div className="min-w-0 max-w-measure">
        <p lang={language} className="whitespace-pre-line text-lead wrap-anywhere">
          {content}
        </p>
        <p className="mt-4 text-ink-soft text-small">
          {t('published', { day: longDay(publishedAt, lng) })}
          {experiencedIn && `, ${t('experience', { month: monthName(experiencedIn, lng) })}`}
          {language !== lng && `, ${t(`written.${language}`)}`}
          {'. '}
          {t('unverified')}.
        </p>
        {report}
        {reply && (
          <div className="mt-5 border-garance border-s-2 ps-4">
            <p className="text-ink-soft text-small">{t('reply', { day: longDay(reply.date, lng) })}</p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply.text}</p>
          </div>
        )}
      </div>
    </article>
  )
}
