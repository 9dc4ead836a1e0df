import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Unanswered } from '../../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { TestimonialsContract } from '../../testimonials.contract.ts'
import { publishedTexts } from '../../web/published/published-texts.ts'
import { TestimonialEntry } from '../../web/published/testimonial-entry.tsx'
import { moderatedOnPage } from './moderated-on-page.ts'
import { testimonialQuery } from './moderation.queries.ts'
import { TestimonialDeeds } from './testimonial-deeds.tsx'
import { TestimonialFacts } from './testimonial-facts.tsx'
import { TestimonialStatusBadge } from './testimonial-status-badge.tsx'

/** One testimonial: as it is published, what is known of it, what was done to it, and what can be. */
export const OpenedTestimonial = ({ id }: { id: string }) => {
  useOwnTexts('published', publishedTexts)
  const { t } = useTranslation('reviewsAdmin')
  const addressWith = useChangedAddress()
  const api = useApi<TestimonialsContract>()
  const { data, error, refetch } = useQuery({
    ...testimonialQuery(api, id),
    enabled: useSignedIn() === true,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <article>
      <Link
        to={addressWith({ opened: undefined })}
        className="thread-link relative inline-flex min-h-11 items-center text-small"
      >
        ← {t('opened.back')}
      </Link>
      {data ? (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 ref={heading} tabIndex={-1} className="font-semibold text-subheading wrap-anywhere">
              {data.review.name}
            </h2>
            <TestimonialStatusBadge testimonial={data.review} />
          </div>
          <div className="mt-8 grid gap-x-gutter gap-y-10 lg:grid-cols-[3fr_2fr]">
            <div className="flex min-w-0 flex-col gap-10">
              <AdminSection id="preview" title={t('opened.preview')} lead={t('opened.previewLead')}>
                <TestimonialEntry testimonial={moderatedOnPage(data.review)} />
              </AdminSection>
              <TestimonialDeeds key={data.review.reply?.text ?? ''} testimonial={data.review} />
            </div>
            <TestimonialFacts testimonial={data.review} history={data.history} />
          </div>
        </>
      ) : error ? (
        <Unanswered
          error={error}
          text={t('opened.missing')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      ) : (
        <Skeleton className="mt-4 h-[40svh] w-full" />
      )}
    </article>
  )
}
