import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { CommissionsDeskContract } from '../commissions-desk.contract.ts'

export const deskCommissionsKey = ['desk-commissions'] as const

/** One commission, in the language of the team member. */
export const deskCommissionQuery = (api: Api<CommissionsDeskContract>, id: string) =>
  queryOptions({
    queryKey: [...deskCommissionsKey, 'one', id, api.lng],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/commissions/{id}', { params: { id }, signal })).commission,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })
