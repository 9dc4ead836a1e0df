import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { Days } from '../../periods.ts'
import type { SalesFiguresContract } from '../../sales-figures/sales-figures.contract.ts'
import type { Breakdown } from '../../sales-figures/sales-figures.limits.ts'
import { ofTeam } from '../bookkeeping.queries.ts'

type Client = Api<SalesFiguresContract>

const shown = { placeholderData: keepPreviousData, ...ofTeam } as const

export const figuresQuery = (api: Client, days: Days, by: Breakdown) =>
  queryOptions({
    queryKey: ['bookkeeping', 'figures', api.lng, days, by],
    queryFn: ({ signal }) => api('GET /admin/accounts/figures', { query: { ...days, by }, signal }),
    ...shown,
  })

export const returnsQuery = (api: Client, days: Days) =>
  queryOptions({
    queryKey: ['bookkeeping', 'returns', api.lng, days],
    queryFn: ({ signal }) => api('GET /admin/accounts/returns', { query: { ...days }, signal }),
    ...shown,
  })

export const visitsQuery = (api: Client, days: Days) =>
  queryOptions({
    queryKey: ['bookkeeping', 'visits', api.lng, days],
    queryFn: ({ signal }) => api('GET /admin/accounts/visits', { query: { ...days }, signal }),
    ...shown,
  })
