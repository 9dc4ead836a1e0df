import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { DashboardContract } from '../dashboard.contract.ts'

/** What the house has to see to, with one page of its pieces that run out. */
export const dashboardQuery = (api: Api<DashboardContract>, page: number) =>
  queryOptions({
    queryKey: ['dashboard', api.lng, page],
    queryFn: ({ signal }) => api('GET /admin/dashboard', { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
