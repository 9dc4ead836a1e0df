import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import type { GuaranteesAdminContract, GuaranteesDesk } from '../guarantees-admin.contract.ts'

/** The official files that are in place. */
export const guaranteesDeskQuery = (api: Api<GuaranteesAdminContract>) =>
  queryOptions({
    queryKey: ['admin-guarantees', api.lng],
    queryFn: ({ signal }): Promise<GuaranteesDesk> => api('GET /admin/guarantees', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })

/** Shows what a write answered, and asks again for what the shop and the list before opening say. */
export const useAnswered = () => {
  const queries = useQueryClient()
  const { queryKey } = guaranteesDeskQuery(useApi<GuaranteesAdminContract>())
  return (desk: GuaranteesDesk) => {
    queries.setQueryData(queryKey, desk)
    void queries.invalidateQueries({ queryKey: ['guarantees'] })
    void queries.invalidateQueries({ queryKey: ['launch-checklist'] })
  }
}
