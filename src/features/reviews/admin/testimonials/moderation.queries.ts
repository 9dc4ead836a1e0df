import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { patientRetry } from '../../../../ui/api/retry-policy.ts'
import { moderationPage, searchMaxLength } from '../../reviews.limits.ts'
import type { TestimonialModerationContract } from '../../testimonial-moderation.contract.ts'
import { moderationKinds } from '../../testimonial-status.ts'
import { testimonialsKey } from '../../web/testimonials.queries.ts'

/** An answer stays fresh for a minute, and a failed call is retried three times (§9). */
const ofStaff = { staleTime: moderationPage.freshMs, ...patientRetry } as const

/** The testimonials as the house reads them. */
export const moderatedTestimonials = listOver<TestimonialModerationContract>()({
  key: [...testimonialsKey, 'moderated'],
  call: 'GET /reviews/admin',
  read: ({ data: { reviews: rows, total: count, totalPages, counts } }) => ({
    rows,
    count,
    totalPages,
    counts,
  }),
  choices: { status: moderationKinds },
  ranges: { received: 'days' },
  searchMaxLength,
  reading: { ...ofStaff, refetchOnWindowFocus: false },
})

/** One testimonial with its history. */
export const testimonialQuery = (api: Api<TestimonialModerationContract>, id: string) =>
  queryOptions({
    queryKey: [...testimonialsKey, 'one', id],
    queryFn: async ({ signal }) => (await api('GET /reviews/{id}', { params: { id }, signal })).data,
    meta: { private: true },
    ...ofStaff,
  })
