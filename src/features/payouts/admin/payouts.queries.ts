import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { PayoutsContract } from '../payouts.contract.ts'

const ofTeam = { staleTime: 0, refetchOnWindowFocus: true, meta: { private: true } } as const

export const payoutsKey = ['payouts'] as const

export const unmatchedQuery = (api: Api<PayoutsContract>) =>
  queryOptions({
    queryKey: [...payoutsKey, 'unmatched'],
    queryFn: ({ signal }) => api('GET /admin/accounts/unmatched', { query: {}, signal }),
    ...ofTeam,
  })

export const payoutQuery = (api: Api<PayoutsContract>, id: string) =>
  queryOptions({
    queryKey: [...payoutsKey, 'opened', id],
    queryFn: ({ signal }) => api('GET /admin/payouts/{id}', { params: { id }, query: {}, signal }),
    ...ofTeam,
  })
