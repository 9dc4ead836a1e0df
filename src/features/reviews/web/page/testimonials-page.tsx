import { useSuspenseQuery } from '@tanstack/react-query'
import { locales } from '../../../../shared/i18n/locales.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Pagination } from '../../../../ui/pagination/pagination.tsx'
import { RatingStars } from '../../../../ui/ratings/rating-stars.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import type { TestimonialsContract } from '../../testimonials.contract.ts'
import { LeaveTestimonial } from '../published/leave-testimonial.tsx'
import { publishedTexts } from '../published/published.texts.ts'
import { TestimonialEntry } from '../published/testimonial-entry.tsx'
import { ReportReview } from '../reporting/report-review.tsx'
import { approvedQuery } from '../testimonials.queries.ts'
import { testimonialsPageTexts } from './testimonials-page.texts.ts'
import { testimonialsUrl } from './testimonials-url.ts'
import { Transparency } from './transparency.tsx'

interface TestimonialsPageProps {
  readonly page: number
  readonly email: string
}

/** « Avis Clients »: what customers say about the house, page by page, and how the house collects it. */
export const TestimonialsPage = ({ page, email }: TestimonialsPageProps) => {
  useOwnTexts('published', publishedTexts)
  useOwnTexts('testimonialsPage', testimonialsPageTexts)
  const { t } = useTranslation('testimonialsPage')
  const lng = useLanguage()
  const { data } = useSuspenseQuery(approvedQuery(useApi<TestimonialsContract>(), page))
  const { reviews, total, totalPages, average } = data
  const rating = average === null ? '' : average.toLocaleString(locales[lng], { maximumFractionDigits: 1 })
  const isEmpty = total === 0
  return (
    <div className="frame flex flex-col gap-section py-section">
      <section aria-labelledby="testimonials" className="flex flex-col gap-10">
        <SectionHeading
          id="testimonials"
          level={1}
          title={t('title')}
          lead={t('lead')}
          action={!isEmpty && <LeaveTestimonial isFirst={false} />}
        />
        {average !== null && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <RatingStars value={average} label={t('average', { rating })} size={26} />
            <span aria-hidden="true" className="font-display text-subheading">
              {rating}
            </span>{' '}
            <span className="text-ink-soft">{t('count', { count: total })}</span>
          </p>
        )}
        {isEmpty && (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={<LeaveTestimonial isFirst />} />
        )}
        {!isEmpty && reviews.length === 0 && (
          <div>
            <p className="text-ink-soft">{t('pastEnd')}</p>
            <WayOn to={pathTo('testimonials')}>{t('toFirst')}</WayOn>
          </div>
        )}
        {reviews.length > 0 && (
          <ul aria-label={t('list')} className="grid gap-x-[calc(2*var(--spacing-gutter))] lg:grid-cols-2">
            {reviews.map((testimonial) => (
              <li key={testimonial._id}>
                <TestimonialEntry
                  testimonial={testimonial}
                  report={<ReportReview kind="testimonial" id={testimonial._id} name={testimonial.name} />}
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefOf={(wanted) => localizedPath(testimonialsUrl(wanted), lng)}
          labels={{
            navigation: t('pages'),
            previous: t('previous'),
            next: t('next'),
            page: (number) => t('pageNumber', { page: number }),
          }}
        />
      </section>
      <Transparency email={email} />
    </div>
  )
}
