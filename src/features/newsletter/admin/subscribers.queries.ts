import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { SubscribersContract } from '../subscribers.contract.ts'

export const subscribersKey = ['subscribers'] as const

/** One address with the proof of its consent. */
export const subscriberQuery = (api: Api<SubscribersContract>, id: string) =>
  queryOptions({
    queryKey: [...subscribersKey, 'one', id],
    queryFn: ({ signal }) => api('GET /admin/newsletter/{id}', { params: { id }, signal }),
    staleTime: 0,
    meta: { private: true },
  })
