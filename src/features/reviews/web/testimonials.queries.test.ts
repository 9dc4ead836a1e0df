import { expect, it } from 'vitest'
import { createApi } from '../../../shared/api/client.ts'
import { patientRetry } from '../../../ui/api/retry-policy.ts'
import { moderatedQuery } from '../admin/testimonials/moderation.queries.ts'
import type { TestimonialModerationContract } from '../testimonial-moderation.contract.ts'
import type { TestimonialsContract } from '../testimonials.contract.ts'
import { approvedLists, approvedQuery, testimonialsKey } from './testimonials.queries.ts'

const api = createApi<TestimonialsContract & TestimonialModerationContract>(
  () => new Promise<never>(() => {}),
  'fr',
)

const wanted = { status: undefined, search: '', page: 1 } as const

it('keeps published lists fresh for five minutes and those of the house for one, and asks three times more', () => {
  const { retry, retryDelay } = patientRetry
  expect(approvedQuery(api)).toMatchObject({ staleTime: 300_000, retry, retryDelay })
  expect(moderatedQuery(api, wanted)).toMatchObject({ staleTime: 60_000, retry, retryDelay })
})

it('has lists under one key: all of them for the house, the published ones for whoever leaves one', () => {
  const approved = approvedQuery(api, 2).queryKey
  expect(approved.slice(0, approvedLists.queryKey.length)).toEqual(approvedLists.queryKey)
  for (const key of [approved, moderatedQuery(api, wanted).queryKey]) expect(key[0]).toBe(testimonialsKey[0])
})
