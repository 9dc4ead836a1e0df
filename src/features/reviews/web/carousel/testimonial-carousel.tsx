import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { TestimonialsContract } from '../../testimonials.contract.ts'
import { LeaveTestimonial } from '../published/leave-testimonial.tsx'
import { publishedTexts } from '../published/published.texts.ts'
import { approvedQuery } from '../testimonials.queries.ts'
import { Slides } from './slides.tsx'

const samples = [
  { key: 'wedding', rating: 5 },
  { key: 'evening', rating: 5 },
  { key: 'ceremony', rating: 4 },
] as const

/**
 * What customers say about the house, one after the other. While there is none, it shows
 * examples that are marked as such (§4).
 */
export const TestimonialCarousel = () => {
  useOwnTexts('published', publishedTexts)
  const { t } = useTranslation('published')
  const { data, isError, refetch } = useQuery(approvedQuery(useApi<TestimonialsContract>()))
  const isEmpty = data?.reviews.length === 0
  return (
    <section aria-labelledby="testimonials" className="grid-12 gap-y-10">
      <div className="col-span-12 lg:col-span-4">
        <SectionHeading id="testimonials" title={t('title')} />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LeaveTestimonial isFirst={isEmpty} />
          <WayOn to={pathTo('testimonials')}>{t('all')}</WayOn>
        </div>
        {isEmpty && <p className="mt-5 max-w-measure text-ink-soft text-small">{t('exampleNote')}</p>}
      </div>
      <div className="col-span-12 lg:col-span-7 lg:col-start-6">
        {data ? (
          <Slides
            slides={
              isEmpty
                ? samples.map(({ key, rating }) => ({
                    key,
                    rating,
                    name: t(`samples.${key}.name`),
                    occasion: t(`samples.${key}.occasion`),
                    content: t(`samples.${key}.content`),
                    isExample: true,
                  }))
                : data.reviews.map(({ _id, ...review }) => ({ ...review, key: _id, isExample: false }))
            }
          />
        ) : isError ? (
          <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p>{t('failed')}</p>
            <Button size="small" variant="secondary" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <div role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton className="h-6 w-28" />
            <Skeleton className="mt-6 h-40 w-full" />
            <Skeleton className="mt-6 h-6 w-48" />
          </div>
        )}
      </div>
    </section>
  )
}
