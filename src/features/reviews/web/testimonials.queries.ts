import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { patientRetry } from '../../../ui/api/retry-policy.ts'
import type { TestimonialsContract } from '../testimonials.contract.ts'
import { testimonialsPage } from '../testimonials.limits.ts'

/** The key of every list of testimonials. They are read again after an action of the house (§4). */
export const testimonialsKey = ['testimonials'] as const

const approvedKey = [...testimonialsKey, 'approved'] as const

/** The lists that every visitor reads. They are read again after a visitor left a testimonial (§4). */
export const approvedLists = { queryKey: approvedKey }

/** One page of the published testimonials (§9). */
export const approvedQuery = (api: Api<TestimonialsContract>, page = 1) =>
  queryOptions({
    queryKey: [...approvedKey, page],
    queryFn: async ({ signal }) =>
      (await api('GET /reviews/approved', { query: { page, limit: testimonialsPage.size }, signal })).data,
    staleTime: testimonialsPage.freshMs,
    placeholderData: keepPreviousData,
    ...patientRetry,
  })
