import { expect, it } from 'vitest'
import { createApi } from '../../../shared/api/client.ts'
import { patientRetry } from '../../../ui/api/retry-policy.ts'
import { moderatedTestimonials } from '../admin/testimonials/moderation.queries.ts'
import type { TestimonialsContract } from '../testimonials.contract.ts'
import { approvedLists, approvedQuery, testimonialsKey } from './testimonials.queries.ts'

const api = createApi<TestimonialsContract>(() => new Promise<never>(() => {}), 'fr')

it('keeps published lists fresh for five minutes and those of the house for one, and asks three times more', () => {
  const { retry, retryDelay } = patientRetry
  expect(approvedQuery(api)).toMatchObject({ staleTime: 300_000, retry, retryDelay })
  expect(moderatedTestimonials.reading).toMatchObject({ staleTime: 60_000, retry, retryDelay })
})

it('has lists under one key: all of them for the house, the published ones for anyone who leaves one', () => {
  const approved = approvedQuery(api, 2).queryKey
  expect(approved.slice(0, approvedLists.queryKey.length)).toEqual(approvedLists.queryKey)
  for (const key of [approved, moderatedTestimonials.key]) expect(key[0]).toBe(testimonialsKey[0])
})
