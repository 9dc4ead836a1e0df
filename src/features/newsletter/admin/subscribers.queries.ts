import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { SubscriberStatus } from '../newsletter.limits.ts'
import type { SubscribersContract } from '../subscribers.contract.ts'

type SubscribersApi = Api<SubscribersContract>

const key = ['subscribers'] as const

const ofTheHouse = { staleTime: 0, meta: { private: true } } as const

interface Wanted {
  readonly status: SubscriberStatus | undefined
  readonly search: string
}

/** What of the addresses is looked at, as a call asks for it. */
export const wantedQuery = ({ status, search }: Wanted) => ({
  ...(status && { status }),
  ...(search && { search }),
})

/** One page of the addresses. */
export const subscribersQuery = (
  api: SubscribersApi,
  { page, ...wanted }: Wanted & { readonly page: number },
) =>
  queryOptions({
    queryKey: [...key, 'list', wanted, page],
    queryFn: ({ signal }) =>
      api('GET /admin/newsletter', { query: { page, ...wantedQuery(wanted) }, signal }),
    placeholderData: keepPreviousData,
    ...ofTheHouse,
  })

/** One address with the proof of its consent. */
export const subscriberQuery = (api: SubscribersApi, id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api('GET /admin/newsletter/{id}', { params: { id }, signal }),
    ...ofTheHouse,
  })
