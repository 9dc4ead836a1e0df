import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { DashboardContract } from '../dashboard.contract.ts'
import type { StockChoice } from '../dashboard.limits.ts'

interface DashboardInput {
  readonly stock: StockChoice
  readonly page: number
}

/** The tasks of the team, with one page of the stock. */
export const dashboardQuery = (api: Api<DashboardContract>, { stock, page }: DashboardInput) =>
  queryOptions({
    queryKey: ['dashboard', api.lng, { stock, page }],
    queryFn: ({ signal }) => api('GET /admin/dashboard', { query: { stock, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
