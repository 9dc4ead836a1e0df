import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { LaunchContract } from '../launch.contract.ts'

/** What is missing before the house opens. */
export const launchQuery = (api: Api<LaunchContract>) =>
  queryOptions({
    queryKey: ['launch-checklist'],
    queryFn: async ({ signal }) => (await api('GET /admin/settings/checklist', { signal })).items,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
