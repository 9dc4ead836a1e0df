import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../shared/api/client.ts'
import type { SecurityLogContract } from '../../security-log.contract.ts'

/** One page of the security log. */
export const securityLogQuery = (api: Api<SecurityLogContract>, page: number) =>
  queryOptions({
    queryKey: ['security-log', page],
    queryFn: ({ signal }) => api('GET /admin/security-log', { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
