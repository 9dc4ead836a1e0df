import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import { patientRetry } from '../../../../ui/api/retry-policy.ts'
import { moderationPage } from '../../reviews.limits.ts'
import type { TestimonialModerationContract } from '../../testimonial-moderation.contract.ts'
import type { ModerationKind } from '../../testimonial-status.ts'
import { testimonialsKey } from '../../web/testimonials.queries.ts'

type ModerationApi = Api<TestimonialModerationContract>

/** An answer stays fresh for a minute, and a failed call is retried three times (§9). */
const ofTheHouse = { staleTime: moderationPage.freshMs, ...patientRetry, meta: { private: true } } as const

export interface WantedTestimonials {
  readonly status: ModerationKind | undefined
  readonly search: string
  readonly page: number
}

/** One page of the testimonials as the house reads them. */
export const moderatedQuery = (api: ModerationApi, { status, search, page }: WantedTestimonials) =>
  queryOptions({
    queryKey: [...testimonialsKey, 'moderated', { status, search, page }],
    queryFn: async ({ signal }) => {
      const query = { page, limit: moderationPage.size, ...(status && { status }), ...(search && { search }) }
      return (await api('GET /reviews/admin', { query, signal })).data
    },
    placeholderData: keepPreviousData,
    ...ofTheHouse,
  })

/** One testimonial with its history. */
export const testimonialQuery = (api: ModerationApi, id: string) =>
  queryOptions({
    queryKey: [...testimonialsKey, 'one', id],
    queryFn: async ({ signal }) => (await api('GET /reviews/{id}', { params: { id }, signal })).data,
    ...ofTheHouse,
  })
